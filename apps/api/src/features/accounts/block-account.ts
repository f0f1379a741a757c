import type { Services } from '../../services.ts';

/** Blocks an account (its tokens end, logins are refused) or unblocks it. False if there is no such account. */
export async function blockAccount(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  { email, isBlocked }: { email: string; isBlocked: boolean },
): Promise<boolean> {
  const users = await db.user.updateManyAndReturn({
    where: { email, status: { in: ['active', 'blocked'] } },
    data: { status: isBlocked ? 'blocked' : 'active', tokenVersion: { increment: 1 } },
    select: { id: true },
  });
  for (const { id } of users) sessions.invalidate(id);
  return users.length === 1;
}
