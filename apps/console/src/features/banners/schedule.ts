const dayMs = 86_400_000;
/** How many days the bars cover, including today. */
export const shownDays = 40;

interface Dated {
  starts_at: string | null;
  ends_at: string | null;
}

/** The part of the shown days that a slide covers, as shares from 0 to 1; null if none. */
export function barOf({ starts_at: start, ends_at: end }: Dated, now: Date): { from: number; to: number } | null {
  const shareOf = (iso: string) => (Date.parse(iso) - now.getTime()) / (shownDays * dayMs);
  const from = start === null ? 0 : Math.max(0, shareOf(start));
  const to = end === null ? 1 : Math.min(1, shareOf(end));
  return from < to ? { from, to } : null;
}

/** The last day shown. */
export function lastShown(now: Date): string {
  return new Date(now.getTime() + (shownDays - 1) * dayMs).toISOString();
}
