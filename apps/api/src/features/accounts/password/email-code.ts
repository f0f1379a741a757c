import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@haat/contracts';
import { isSameHash, keyedHash } from '../../../platform/secrets/keyed-hash.ts';
import type { Services } from '../../../services.ts';

/** Attempts at a code by the asker who requested it. */
export const maxTries = 5;

/** Six digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a code: useless without the server's secret, and for any other address. */
export function hashCode(secret: string, { email, code }: { email: string; code: string }): string {
  return keyedHash({ secret, purpose: 'e-mail codes' }, `${email}\n${code}`);
}

/** Normalises a code as typed, with spaces or Bangla digits; null if it cannot be a code. */
export function typedCode(value: string): string | null {
  const code = toLatinDigits(value).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** A code that matched: who requested it, and whether the attempt came from elsewhere. */
export interface MatchedCode {
  asker: string;
  codeHash: string;
  isFromElsewhere: boolean;
}

/** Who requests codes: a network address, stored as a keyed hash. */
export function askerOf(secret: string, ip: string): string {
  return keyedHash({ secret, purpose: 'code askers' }, ip);
}

/**
 * Counts an attempt at the codes of an e-mail address and returns the code that matched; null if none did. Each asker has five
 * attempts at their own code, which nobody else can use up. Attempts from elsewhere (the owner's phone has left the Wi-Fi, or
 * somebody is guessing) share one limit per e-mail address.
 */
export async function tryCode(
  services: Pick<Services, 'db' | 'config' | 'limits'>,
  given: { email: string; code: string; ip: string },
): Promise<MatchedCode | null> {
  const { email, ip } = given;
  const code = typedCode(given.code);
  if (!code) return null;
  const secret = services.config.JWT_SECRET;
  const attempt = { email, asker: askerOf(secret, ip), codeHash: hashCode(secret, { email, code }) };
  return (await tryOwnCode(services, attempt)) ?? (await tryOtherCodes(services, attempt));
}

interface Attempt {
  email: string;
  asker: string;
  codeHash: string;
}

/**
 * Counts attempts in the statement that precedes the comparison, so that simultaneous attempts cannot slip past. The
 * count stands whatever happens afterwards.
 */
async function tryOwnCode(
  { db }: Pick<Services, 'db'>,
  { email, asker, codeHash }: Attempt,
): Promise<MatchedCode | null> {
  const [row] = await db.$queryRaw<{ code_hash: string }[]>`
    UPDATE password_codes SET tries = tries + 1
     WHERE email = ${email} AND asker = ${asker} AND tries < ${maxTries} AND expires_at > now()
    RETURNING code_hash`;
  const isRight = row !== undefined && isSameHash(row.code_hash, codeHash);
  return isRight ? { asker, codeHash, isFromElsewhere: false } : null;
}

async function tryOtherCodes(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { email, asker, codeHash }: Attempt,
): Promise<MatchedCode | null> {
  const rows = await db.$queryRaw<{ asker: string; code_hash: string }[]>`
    SELECT asker, code_hash FROM password_codes WHERE email = ${email} AND asker <> ${asker} AND expires_at > now()`;
  if (rows.length === 0 || !(await limits.allows('codesElsewhere', email))) return null;
  const right = rows.find((row) => isSameHash(row.code_hash, codeHash));
  return right ? { asker: right.asker, codeHash, isFromElsewhere: true } : null;
}

/** Takes back what `tryCode` counted for a code that matched. */
export async function giveTryBack(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { email, code }: { email: string; code: MatchedCode },
): Promise<void> {
  if (code.isFromElsewhere) return limits.giveBack('codesElsewhere', email);
  await db.passwordCode.updateMany({
    where: { email, asker: code.asker, tries: { gt: 0 } },
    data: { tries: { decrement: 1 } },
  });
}
