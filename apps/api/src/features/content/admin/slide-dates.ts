import type { AdminBanner } from '@haat/contracts';

/** When something is shown, as it is stored. */
export interface StoredDates {
  startsAt: Date | null;
  endsAt: Date | null;
  isActive: boolean;
}

/** The dates of a slide as staff see them at a time. */
export function datesView({ startsAt, endsAt, isActive }: StoredDates, now: Date) {
  return {
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    is_active: isActive,
    state: slideState({ startsAt, endsAt, isActive }, now),
  };
}

/** Whether a slide is shown; what shoppers see is decided by the clock of the database. */
export function slideState({ startsAt, endsAt, isActive }: StoredDates, now: Date): AdminBanner['state'] {
  if (!isActive) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'planned' : 'now';
}

/** The columns of typed dates. */
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
