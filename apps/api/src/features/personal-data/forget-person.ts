import { writeAudit, type Audited } from '../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { forgetMailsOf } from '../../platform/mail/mails-of-person.ts';
import type { Services } from '../../services.ts';
import { forgetAccount, isAddressConfirmed, lockAccount, removePhoto } from '../accounts/public.ts';
import { forgetSubscription } from '../content/public.ts';
import { forgetOrdersOf, hasOrdersUnderWay } from '../orders/public.ts';
import { forgetAuthor, removeReviewPhotos } from '../reviews/public.ts';
import { forgetSavedLists } from '../saved-lists/public.ts';
import { forgetSellerRequests } from '../sellers/public.ts';

/** What deleting a person's data needs. */
export type ForgettingServices = Pick<Services, 'db' | 'sessions' | 'cache' | 'storage' | 'pictures' | 'log'>;

/** Who deletes another person's data: an owner in the console, or a command on the server. */
type ForgottenBy = Pick<Audited, 'staff' | 'action' | 'requestId'>;

interface Forgetting {
  /**
   * Whether data stored under the account's e-mail address alone, such as applications, is deleted, too. An address that
   * was never confirmed may be another person's.
   */
  ofAddress: 'always' | 'if confirmed' | 'never';
  /** Recorded in the audit log; omitted for the person themselves and for the retention period. */
  by?: ForgottenBy;
}

/**
 * Deletes an account and its owner's personal data; orders and review texts are kept, anonymised. Throws NOT_FOUND,
 * and ORDERS_UNDER_WAY, because packed and shipped orders need a name and an address.
 */
export async function forgetPerson(
  services: ForgettingServices,
  userId: string,
  { ofAddress, by }: Forgetting,
): Promise<void> {
  const { photo, reviewPhotos } = await withTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Problem('NOT_FOUND', 'There is no such account.');
    if (await hasOrdersUnderWay(tx, userId)) throw ordersUnderWay();
    await forgetOrdersOf(tx, userId);
    const files = await forgetAuthor(tx, userId);
    await forgetSavedLists(tx, userId);
    if (ofAddress === 'always' || (ofAddress === 'if confirmed' && (await isAddressConfirmed(tx, account))))
      await forgetAddress(tx, account.email);
    else if (ofAddress === 'if confirmed') await forgetSubscription(tx, account.email);
    await forgetAccount(tx, account);
    if (by) await writeAudit(tx, { ...by, subject: { kind: 'shopper', id: userId }, after: { status: 'forgotten' } });
    return { photo: account.photo, reviewPhotos: files };
  });
  services.sessions.invalidate(userId);
  // Cached reviews show names and photos.
  services.cache.clear();
  if (photo) await removePhoto(services, photo);
  await removeReviewPhotos(services, reviewPhotos);
}

/** Deletes data stored under an e-mail address alone: applications, mailing list, mails. */
export async function forgetAddress(tx: Transaction, email: string): Promise<void> {
  await forgetSellerRequests(tx, email);
  await forgetSubscription(tx, email);
  await forgetMailsOf(tx, email);
}

function ordersUnderWay(): Problem {
  return new Problem(
    'ORDERS_UNDER_WAY',
    'Orders of this account are still under way. It can be deleted once they are delivered or cancelled; pending ones can be cancelled right away.',
  );
}
