import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '@haat/contracts';
import type { Services } from '../../services.ts';

const mostTries = 5;

/** Six digits, each as likely as the others. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is stored of a code: worth nothing without the server's secret, and for another address. */
export function hashCode(secret: string, { email, code }: { email: string; code: string }): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'haat e-mail codes', 32));
  return createHmac('sha256', key).update(`${email}\n${code}`).digest('base64url');
}

/** A code as a person may type it, with spaces or Bangla digits; null when it cannot be one. */
export function typedCode(value: string): string | null {
  const code = toLatinDigits(value).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/**
 * Counts a try at an address' code and gives its hash if it was right, null otherwise. The count is taken before the look,
 * in one statement, so that tries at the same time count as many as they are; it stands whatever happens after.
 */
export async function tryCode(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  given: { email: string; code: string },
): Promise<string | null> {
  const code = typedCode(given.code);
  if (!code) return null;
  const { rows } = await pool.query<{ code_hash: string }>(
    `UPDATE email_codes SET tries = tries + 1 WHERE email = $1 AND tries < $2 AND expires_at > now() RETURNING code_hash`,
    [given.email, mostTries],
  );
  const stored = rows[0]?.code_hash;
  const hash = hashCode(config.JWT_SECRET, { email: given.email, code });
  if (!stored || stored.length !== hash.length) return null;
  return timingSafeEqual(Buffer.from(stored), Buffer.from(hash)) ? hash : null;
}
