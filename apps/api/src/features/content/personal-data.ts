import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';

/** Since when an address has been on the mailing list; null if it is not. */
export async function subscriptionOfPerson(tx: Transaction, email: string): Promise<PersonalData['newsletter']> {
  const { rows } = await tx.query<{ created_at: Date }>(
    'SELECT created_at FROM newsletter_subscribers WHERE email = $1',
    [email],
  );
  return rows[0] ? { since: rows[0].created_at.toISOString() } : null;
}

/** Removes an address from the mailing list. */
export async function forgetSubscription(tx: Transaction, email: string): Promise<void> {
  await tx.query('DELETE FROM newsletter_subscribers WHERE email = $1', [email]);
}
