import type { Services } from '../../services.ts';

/** Blocks an account (its tokens end, logins are refused) or unblocks it. False if there is no such account. */
export async function blockAccount(
  { pool, sessions }: Pick<Services, 'pool' | 'sessions'>,
  { email, isBlocked }: { email: string; isBlocked: boolean },
): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE users SET status = $2, token_version = token_version + 1
      WHERE email = $1 AND status = ANY('{active,blocked}') RETURNING id`,
    [email, isBlocked ? 'blocked' : 'active'],
  );
  for (const { id } of rows) sessions.invalidate(id);
  return rows.length === 1;
}
