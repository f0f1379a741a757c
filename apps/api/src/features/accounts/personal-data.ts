import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { profileSelect, toProfile } from './profile/profile-view.ts';

/** What it takes to delete the owner's data elsewhere. */
export interface Account {
  userId: string;
  email: string;
  photo: string | null;
}

/** The kinds of mails that are about an account itself. */
export const accountMailKinds = ['password-code', 'password-changed'] as const;

/** The personal data of an account; null if there is no such account. */
export async function accountOfPerson(tx: Transaction, userId: string): Promise<PersonalData['account']> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { ...profileSelect, lastLoginAt: true },
  });
  return user && { ...toProfile(user), last_login_at: user.lastLoginAt.toISOString() };
}

/** Locks an account that is about to be deleted, so that no order is placed meanwhile; null if there is no such account. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account | null> {
  const [account] = await tx.$queryRaw<Account[]>`
    SELECT id AS "userId", email, photo FROM users
     WHERE id = ${userId}::uuid AND forgotten_at IS NULL FOR UPDATE`;
  return account ?? null;
}

/** Whether the owner of an account has shown that its e-mail address is theirs: anybody can register with any address. */
export async function isAddressConfirmed(tx: Transaction, { userId, email }: Pick<Account, 'userId' | 'email'>) {
  return (await tx.confirmedAddress.count({ where: { userId, email } })) > 0;
}

/** The id of the account with this e-mail address; null if there is none. */
export async function findAccountId(tx: Transaction, email: string): Promise<string | null> {
  const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
  return user?.id ?? null;
}

/** At most `limit` accounts unused for this many years whose orders no longer hold a name. */
export async function findAbandonedAccounts(
  tx: Transaction,
  { years, limit }: { years: number; limit: number },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users u
     WHERE last_login_at < now() - make_interval(years => ${years}) AND password_hash IS NOT NULL
       AND NOT EXISTS (SELECT FROM orders WHERE user_id = u.id AND forgotten_at IS NULL)
     LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Deletes an account. One with orders remains as an empty row, because sums and coupon limits refer to it. */
export async function forgetAccount(tx: Transaction, { userId, email }: Account): Promise<void> {
  await tx.passwordCode.deleteMany({ where: { email } });
  await tx.mail.deleteMany({ where: { recipient: email, kind: { in: [...accountMailKinds] } } });
  await tx.confirmedAddress.deleteMany({ where: { userId } });
  const { count } = await tx.user.deleteMany({ where: { id: userId, orders: { none: {} } } });
  if (count === 1) return;
  await tx.user.updateMany({
    where: { id: userId },
    data: {
      email: `forgotten-${userId}@forgotten.invalid`,
      fullName: '',
      passwordHash: null,
      phone: null,
      address: null,
      city: null,
      country: null,
      photo: null,
      status: 'forgotten',
      blockedReason: null,
      blockedAt: null,
      blockedById: null,
      tokenVersion: { increment: 1 },
      forgottenAt: new Date(),
    },
  });
}
