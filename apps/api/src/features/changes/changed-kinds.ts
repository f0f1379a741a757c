import type { AuditKind, ChangedKind } from '@haat/contracts';

/** Where PostgreSQL says which kind of subject an entry of the audit log is about; see prisma/functions/audit-log.sql. */
export const changesChannel = 'changes';

/** What the console shows otherwise after a change of such a subject. */
const shownOtherwise: Record<AuditKind, readonly ChangedKind[]> = {
  order: ['orders'],
  // Mails about orders, which Today counts together with what waits.
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
  brand: ['shelves'],
  staff: ['staff'],
  session: ['staff'],
  audit: [],
  // For whoever made it alone.
  view: [],
  zone: ['zones'],
  banner: ['slides'],
  day: ['slides'],
  import: ['imports', 'products'],
  // One form shows them, and it says itself when somebody else has saved meanwhile.
  settings: [],
};

const kindsBySubject = new Map<string, readonly ChangedKind[]>(Object.entries(shownOtherwise));

/** The kinds that a subject's change concerns; none for a subject that this process does not know. */
export function kindsOf(subject: string): readonly ChangedKind[] {
  return kindsBySubject.get(subject) ?? [];
}
