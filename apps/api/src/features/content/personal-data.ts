import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';

/** When an address joined the mailing list; null if it is not on it. */
export async function subscriptionOfPerson(tx: Transaction, email: string): Promise<PersonalData['newsletter']> {
  const subscriber = await tx.newsletterSubscriber.findUnique({ where: { email } });
  return subscriber && { since: subscriber.createdAt.toISOString() };
}

/** Removes an address from the mailing list. */
export async function forgetSubscription(tx: Transaction, email: string): Promise<void> {
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
}
