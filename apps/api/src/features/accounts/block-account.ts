import type { Services } from '../../services.ts';

/** Blocks an account, which ends its tokens and refuses its logins, or lets it in again. False when there is no such account. */
export async function blockAccount(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  { email, isBlocked }: { email: string; isBlocked: boolean },
): Promise<boolean> {
  const users = await db.user.updateManyAndReturn({
    where: { email, status: { in: ['active', 'blocked'] } },
    data: { status: isBlocked ? 'blocked' : 'active', tokenVersion: { increment: 1 } },
    select: { id: true },
  });
  for (const { id } of users) sessions.forget(id);
  return users.length === 1;
}
