import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';

/** Since when an address is on the mailing list; null when it is not. */
export async function subscriptionOfPerson(tx: Transaction, email: string): Promise<PersonalData['newsletter']> {
  const { rows } = await tx.query<{ created_at: Date }>(
    'SELECT created_at FROM newsletter_subscribers WHERE email = $1',
    [email],
  );
  return rows[0] ? { since: rows[0].created_at.toISOString() } : null;
}

/** An address leaves the mailing list. */
export async function forgetSubscription(tx: Transaction, email: string): Promise<void> {
  await tx.query('DELETE FROM newsletter_subscribers WHERE email = $1', [email]);
}
