import type { ApplicationRow, ApplicationState } from '@haat/contracts';

/** The states as stored; whether somebody was asked is stored apart, so that a release without it still finds what waits. */
export type StoredState = Exclude<ApplicationState, 'asked'>;

/** The state as the console shows it. */
export function stateOf({ state, askedAt }: { state: StoredState; askedAt: Date | null }): ApplicationState {
  return state === 'waiting' && askedAt ? 'asked' : state;
}

interface StoredRow {
  reference: string;
  state: StoredState;
  askedAt: Date | null;
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
    state: stateOf(stored),
    seller_kind: stored.sellerKind,
    name: stored.businessName ?? stored.serviceType ?? '',
    full_name: stored.fullName,
    location: stored.location,
    sent_at: stored.createdAt.toISOString(),
  };
}
