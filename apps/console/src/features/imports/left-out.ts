import type { ImportRun } from '@haat/contracts';

/** How many lines are not saved: wrong, doubtful, left out, or referring to a product that was changed meanwhile. */
export function leftOut({ counts, applied }: Pick<ImportRun, 'counts' | 'applied'>): number {
  return counts.wrong + counts.look_at + counts.left_out + (applied?.left ?? 0);
}
