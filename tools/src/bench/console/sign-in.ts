import { createHash, randomBytes } from 'node:crypto';
import { staffCookieName } from '@haat/contracts';
import pg from 'pg';

const staffId = '01890000-0000-7000-8000-00000000be9d';

/** Signs an owner in, directly in the database, and returns the header that the browser would send. */
export async function signIn(connectionString: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`INSERT INTO staff_members (id, email, full_name, role, password_hash, totp_secret, totp_confirmed_at)
      VALUES ('${staffId}', 'owner@haat.example', 'Owner', 'owner', '-', '-', now()) ON CONFLICT DO NOTHING`);
    await client.query(
      `INSERT INTO staff_sessions (id, secret_hash, staff_id, opened_at, confirmed_at, user_agent, network)
       VALUES (gen_random_uuid(), $1, '${staffId}', now(), now(), 'bench', '127.0.0.1')`,
      [createHash('sha256').update(secret).digest('base64url')],
    );
  } finally {
    await client.end();
  }
  return `cookie: ${staffCookieName}=${secret}`;
}
