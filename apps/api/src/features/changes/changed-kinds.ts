import type { AuditKind, ChangedKind } from '@haat/contracts';

/**
 * The channel on which PostgreSQL announces the subject kind of each audit log entry; see
 * prisma/functions/audit-log.sql.
 */
export const changesChannel = 'changes';

/** What the console has to refetch after a change of a subject of this kind. */
const shownOtherwise: Record<AuditKind, readonly ChangedKind[]> = {
  order: ['orders'],
  // Mails about orders, which Today counts with the pending work.
  mail: ['orders'],
  sheet: ['sheets', 'orders'],
  product: ['products'],
  picture: [],
  coupon: ['coupons'],
  review: ['reviews'],
  application: ['applications'],
  shop: ['applications', 'shops', 'products'],
  shopper: ['shoppers'],
  newsletter: [],
  synonym: ['synonyms'],
  team: ['team'],
  category: ['shelves'],
  subcategory: ['shelves'],
  size_chart: ['shelves'],
  brand: ['shelves'],
  staff: ['staff'],
  session: ['staff'],
  audit: [],
  // Only their creator sees them.
  view: [],
  zone: ['zones'],
  banner: ['slides'],
  day: ['slides'],
  import: ['imports', 'products'],
  // Only one form shows them, and it reports a concurrent save itself.
  settings: [],
};

const kindsBySubject = new Map<string, readonly ChangedKind[]>(Object.entries(shownOtherwise));

/** The kinds to refetch after a change of this subject; none for a subject that this process does not know. */
export function kindsOf(subject: string): readonly ChangedKind[] {
  return kindsBySubject.get(subject) ?? [];
}
