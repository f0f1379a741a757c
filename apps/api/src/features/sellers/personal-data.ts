import type { PersonalData } from '@haat/contracts';
import { stateOf } from './admin/application-row-view.ts';
import type { Transaction } from '../../platform/db/transaction.ts';

/** The applications that name an e-mail address, newest first. */
export async function sellerRequestsOfPerson(
  tx: Transaction,
  email: string,
): Promise<NonNullable<PersonalData['seller_requests']>> {
  const requests = await tx.sellerRequest.findMany({ where: naming(email), orderBy: { id: 'desc' } });
  return requests.map((request) => ({
    reference: request.reference,
    seller_kind: request.sellerKind,
    fullname: request.fullName,
    email: request.email,
    buisness_email: request.businessEmail,
    phone: request.phone,
    location: request.location,
    buisness_type: request.businessName,
    service_type: request.serviceType,
    date: request.createdAt.toISOString(),
    state: stateOf(request),
    question: request.question,
    reason: request.reason,
  }));
}

/** Deletes the applications that name an e-mail address. */
export async function forgetSellerRequests(tx: Transaction, email: string): Promise<void> {
  await tx.sellerRequest.deleteMany({ where: naming(email) });
}

function naming(email: string) {
  return { OR: [{ email }, { businessEmail: email }] };
}

/** Deletes applications older than this many months. Returns how many. */
export function forgetOldSellerRequests(tx: Transaction, { months }: { months: number }): Promise<number> {
  return tx.$executeRaw`DELETE FROM seller_requests WHERE created_at < now() - make_interval(months => ${months})`;
}
