import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { profileColumns, type ProfileRow, toProfile } from './profile-view.ts';

/** What must be known of an account to delete its owner's data elsewhere. */
export interface Account {
  userId: string;
  email: string;
  role: string;
  photo: string | null;
}

/** The personal data of an account; null if there is no such account. */
export async function accountOfPerson(tx: Transaction, userId: string): Promise<PersonalData['account']> {
  const { rows } = await tx.query<ProfileRow & { last_login_at: Date }>(
    `SELECT ${profileColumns}, last_login_at FROM users WHERE id = $1`,
    [userId],
  );
  const [row] = rows;
  return row ? { ...toProfile(row), last_login_at: row.last_login_at.toISOString() } : null;
}

/** Locks an account that is about to be deleted, so that no order is placed meanwhile; null if there is no such account. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account | null> {
  const { rows } = await tx.query<Account>(
    'SELECT id AS "userId", email, role, photo FROM users WHERE id = $1 AND forgotten_at IS NULL FOR UPDATE',
    [userId],
  );
  return rows[0] ?? null;
}

/** The id of the account with this e-mail address; null if there is none. */
export async function findAccountId(tx: Transaction, email: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  return rows[0]?.id ?? null;
}

/** At most `most` accounts that nobody has used for this many years and whose orders hold no name any more. Staff are excluded. */
export async function findAbandonedAccounts(
  tx: Transaction,
  { years, most }: { years: number; most: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `SELECT id FROM users u
      WHERE last_login_at < now() - make_interval(years => $1) AND password_hash IS NOT NULL AND role = 'shopper'
        AND NOT EXISTS (SELECT FROM orders WHERE user_id = u.id AND forgotten_at IS NULL)
      LIMIT $2`,
    [years, most],
  );
  return rows.map(({ id }) => id);
}

/** Deletes an account. One with orders stays as an empty row, because sums and coupon limits refer to it. */
export async function forgetAccount(tx: Transaction, { userId, email }: Account): Promise<void> {
  await tx.query('DELETE FROM password_codes WHERE email = $1', [email]);
  await tx.query('DELETE FROM confirmed_addresses WHERE user_id = $1', [userId]);
  const { rowCount } = await tx.query(
    'DELETE FROM users u WHERE id = $1 AND NOT EXISTS (SELECT FROM orders WHERE user_id = u.id)',
    [userId],
  );
  if (rowCount === 1) return;
  await tx.query(
    `UPDATE users SET email = 'forgotten-' || id || '@forgotten.invalid', full_name = '', password_hash = NULL, phone = NULL,
       address = NULL, city = NULL, country = NULL, photo = NULL, status = 'forgotten', token_version = token_version + 1,
       forgotten_at = now()
     WHERE id = $1`,
    [userId],
  );
}
