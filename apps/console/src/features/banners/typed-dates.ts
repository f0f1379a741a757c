import { clockText, momentOf } from '../../platform/dhaka-clock.ts';

/** Dates as they are typed: Dhaka's clock (2026-03-01T00:00), empty for no bound. */
export interface TypedDates {
  starts_at: string;
  ends_at: string;
  is_active: boolean;
}

interface Dated {
  starts_at: string | null;
  ends_at: string | null;
  is_active: boolean;
}

/** The stored dates, to be changed; a new slide is shown at once and for good. */
export function typedDates(slide: Dated | null): TypedDates {
  return {
    starts_at: clockText(slide?.starts_at ?? null),
    ends_at: clockText(slide?.ends_at ?? null),
    is_active: slide?.is_active ?? true,
  };
}

/** Typed dates, as the endpoints take them. */
export function datesBody({ starts_at: start, ends_at: end, is_active: isActive }: TypedDates) {
  return { starts_at: momentOf(start), ends_at: momentOf(end, { isEnd: true }), is_active: isActive };
}
