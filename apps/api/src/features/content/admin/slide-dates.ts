import type { AdminBanner } from '@haat/contracts';

/** When a slide is shown, as stored. */
export interface StoredDates {
  startsAt: Date | null;
  endsAt: Date | null;
  isActive: boolean;
}

/** The dates of a slide as staff see them at this time. */
export function datesView({ startsAt, endsAt, isActive }: StoredDates, now: Date) {
  return {
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    is_active: isActive,
    state: slideState({ startsAt, endsAt, isActive }, now),
  };
}

/** The display state of a slide; the database's clock decides what shoppers see. */
export function slideState({ startsAt, endsAt, isActive }: StoredDates, now: Date): AdminBanner['state'] {
  if (!isActive) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'planned' : 'now';
}

/** The columns for the dates typed. */
export function dateColumns(typed: {
  starts_at: string | null;
  ends_at: string | null;
  is_active: boolean;
}): StoredDates {
  return {
    startsAt: typed.starts_at === null ? null : new Date(typed.starts_at),
    endsAt: typed.ends_at === null ? null : new Date(typed.ends_at),
    isActive: typed.is_active,
  };
}
