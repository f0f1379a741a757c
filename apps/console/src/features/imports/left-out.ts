import type { ImportRun } from '@haat/contracts';

/** How many lines are not saved: wrong, not looked at, unwanted, or about a product that somebody changed meanwhile. */
export function leftOut({ counts, applied }: Pick<ImportRun, 'counts' | 'applied'>): number {
  return counts.wrong + counts.look_at + counts.left_out + (applied?.left ?? 0);
}
