const dayMs = 86_400_000;
/** How many days the bars show, today included. */
export const shownDays = 40;

interface Dated {
  starts_at: string | null;
  ends_at: string | null;
}

/** Where a slide's time lies among the shown days, as shares of them; null where none of it does. */
export function barOf({ starts_at: start, ends_at: end }: Dated, now: Date): { from: number; to: number } | null {
  const shareOf = (iso: string) => (Date.parse(iso) - now.getTime()) / (shownDays * dayMs);
  const from = start === null ? 0 : Math.max(0, shareOf(start));
  const to = end === null ? 1 : Math.min(1, shareOf(end));
  return from < to ? { from, to } : null;
}

/** The last of the shown days. */
export function lastShown(now: Date): string {
  return new Date(now.getTime() + (shownDays - 1) * dayMs).toISOString();
}
