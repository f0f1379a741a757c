import { Prisma } from '@haat/db';

/**
 * A condition for rows of a table with dates that are shown now, by the database's clock; `watchCatalogue` drops
 * cached pages when a date passes.
 */
export const shownNow = Prisma.sql`
  is_active AND coalesce(starts_at <= now(), true) AND coalesce(ends_at > now(), true)`;
