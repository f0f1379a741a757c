import type { PersonalData } from '@haat/contracts';
import { mailsOfPerson } from '../../platform/mail/mails-of-person.ts';
import type { Services } from '../../services.ts';
import { accountMailKinds, accountOfPerson } from '../accounts/public.ts';
import { subscriptionOfPerson } from '../content/public.ts';
import { ordersOfPerson } from '../orders/public.ts';
import { helpedReviewsOfPerson, reviewsOfPerson } from '../reviews/public.ts';
import { savedListsOfPerson } from '../saved-lists/public.ts';
import { sellerRequestsOfPerson } from '../sellers/public.ts';

/** The person: an e-mail address, and the account with that address if there is one. */
export interface Person {
  email: string;
  userId: string | null;
  /** False if only the account's own data may be shown, because its address may be another person's; defaults to true. */
  ownsAddress?: boolean;
}

/** Everything the shop stores about a person. */
export async function collectPersonalData(services: Pick<Services, 'db'>, person: Person): Promise<PersonalData> {
  const { userId } = person;
  return {
    ...(await collectBesideOrders(services, person)),
    orders: userId === null ? [] : await ordersOfPerson(services, userId),
  };
}

/** The same without the orders. */
export async function collectBesideOrders(
  { db }: Pick<Services, 'db'>,
  { email, userId, ownsAddress = true }: Person,
): Promise<Omit<PersonalData, 'orders'>> {
  const own = ownsAddress || userId === null ? undefined : { userId, kinds: accountMailKinds };
  const mails = await mailsOfPerson(db, email, own);
  return {
    exported_at: new Date().toISOString(),
    account: userId === null ? null : await accountOfPerson(db, userId),
    reviews: userId === null ? [] : await reviewsOfPerson(db, userId),
    helped_reviews: userId === null ? [] : await helpedReviewsOfPerson(db, userId),
    saved_lists: userId === null ? { cart: [], favourites: [] } : await savedListsOfPerson(db, userId),
    newsletter: await subscriptionOfPerson(db, email),
    seller_requests: ownsAddress ? await sellerRequestsOfPerson(db, email) : null,
    mails: mails.map(({ kind, createdAt, sentAt }) => ({
      kind,
      date: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
  };
}
