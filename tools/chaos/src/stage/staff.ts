import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Stage } from './stage.ts';

/** The cookie of a signed-in staff member, created directly in the database. */
export async function signedInStaff({ pool }: Pick<Stage, 'pool'>): Promise<string> {
  const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
  await pool.query(
    `INSERT INTO staff_members (id, email, full_name, role, password_hash) VALUES ($1, $2, 'Nusrat Jahan', 'staff', '-')`,
    [id, `${id}@haat.example`],
  );
  await pool.query(
    `INSERT INTO staff_sessions (id, secret_hash, staff_id, opened_at, confirmed_at, user_agent, network)
     VALUES (gen_random_uuid(), $1, $2, now(), now(), 'chaos', '127.0.0.1')`,
    [createHash('sha256').update(secret).digest('base64url'), id],
  );
  return `haat_console=${secret}`;
}

/** The headers that the console on this port sends with a change. */
export function consoleHeaders(port: number, cookie: string): Record<string, string> {
  return { cookie, origin: `http://127.0.0.1:${port}`, 'x-haat-console': '1' };
}
