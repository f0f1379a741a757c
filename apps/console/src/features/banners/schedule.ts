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

/** How long before the last banner ends somebody is told. */
const toldMs = 7 * dayMs;

/** When the home page will be without a banner, if within a week; null if later or never, or if it has none now. */
export function withoutBannerFrom(slides: readonly (Dated & { is_active: boolean })[], now: Date): string | null {
  const planned = slides
    .filter((slide) => slide.is_active)
    .map(({ starts_at: start, ends_at: end }) => ({
      start: start === null ? -Infinity : Date.parse(start),
      end: end === null ? Infinity : Date.parse(end),
    }))
    .toSorted((one, other) => one.start - other.start);
  let covered = now.getTime();
  for (const { start, end } of planned) if (start <= covered) covered = Math.max(covered, end);
  if (covered === now.getTime() || covered - now.getTime() > toldMs) return null;
  return new Date(covered).toISOString();
}
