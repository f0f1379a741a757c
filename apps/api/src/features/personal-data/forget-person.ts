import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { forgetMailsOf } from '../../platform/mail/mails-of-person.ts';
import type { Services } from '../../services.ts';
import { forgetAccount, lockAccount, removePhoto } from '../accounts/public.ts';
import { forgetSubscription } from '../content/public.ts';
import { forgetOrdersOf, hasOrdersUnderWay } from '../orders/public.ts';
import { forgetAuthor } from '../reviews/public.ts';
import { forgetSavedLists } from '../saved-lists/public.ts';
import { forgetSellerRequests } from '../sellers/public.ts';

/** What forgetting somebody takes. */
export type ForgettingServices = Pick<Services, 'db' | 'sessions' | 'cache' | 'storage' | 'pictures' | 'log'>;

/**
 * Deletes an account and everything personal about its owner; orders and reviews stay without them. Throws NOT_FOUND, FORBIDDEN
 * for staff, and ORDERS_UNDER_WAY: what is packed or on its way needs a name and an address.
 */
export async function forgetPerson(services: ForgettingServices, userId: string): Promise<void> {
  const photo = await withTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Problem('NOT_FOUND', 'There is no such account.');
    if (account.role !== 'shopper') throw new Problem('FORBIDDEN', 'Accounts of staff are not deleted here.');
    if (await hasOrdersUnderWay(tx, userId)) throw ordersUnderWay();
    await forgetOrdersOf(tx, userId);
    await forgetAuthor(tx, userId);
    await forgetSavedLists(tx, userId);
    await forgetAddress(tx, account.email);
    await forgetAccount(tx, account);
    return account.photo;
  });
  services.sessions.forget(userId);
  // Names and photos stand beside reviews.
  services.cache.dropAll();
  if (photo) await removePhoto(services, photo);
}

/** Forgets what stands under an e-mail address alone: applications, the mailing list, mails. */
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
