import { clockText, momentOf } from '../../platform/dhaka-clock.ts';

/** Dates as typed: local time in Dhaka (2026-03-01T00:00), empty for no limit. */
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

/** The stored dates for editing; a new slide is shown at once and without an end. */
export function typedDates(slide: Dated | null): TypedDates {
  return {
    starts_at: clockText(slide?.starts_at ?? null),
    ends_at: clockText(slide?.ends_at ?? null),
    is_active: slide?.is_active ?? true,
  };
}

/** The typed dates in the API's format. */
export function datesBody({ starts_at: start, ends_at: end, is_active: isActive }: TypedDates) {
  return { starts_at: momentOf(start), ends_at: momentOf(end, { isEnd: true }), is_active: isActive };
}
