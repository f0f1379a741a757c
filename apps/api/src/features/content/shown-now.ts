import { Prisma } from '@haat/db';

/** What is shown now of a table with dates, by the clock of the database; `watchCatalogue` drops cached pages when a date passes. */
export const shownNow = Prisma.sql`
  is_active AND coalesce(starts_at <= now(), true) AND coalesce(ends_at > now(), true)`;
