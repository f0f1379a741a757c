import type { ApplicationRow } from '@haat/contracts';

interface StoredRow {
  reference: string;
  state: ApplicationRow['state'];
  sellerKind: ApplicationRow['seller_kind'];
  businessName: string | null;
  serviceType: string | null;
  fullName: string;
  location: string;
  createdAt: Date;
}

/** An application as a list shows it. */
export function applicationRowView(stored: StoredRow): ApplicationRow {
  return {
    reference: stored.reference,
    state: stored.state,
    seller_kind: stored.sellerKind,
    name: stored.businessName ?? stored.serviceType ?? '',
    full_name: stored.fullName,
    location: stored.location,
    sent_at: stored.createdAt.toISOString(),
  };
}
