import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@haat/contracts';
import { isSameHash, keyedHash } from '../../platform/keyed-hash.ts';
import type { Services } from '../../services.ts';

/** At a code, by whoever asked for it. */
export const maxTries = 5;

/** Six digits, each as likely as the others. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is stored of a code: worth nothing without the server's secret, and for another address. */
export function hashCode(secret: string, { email, code }: { email: string; code: string }): string {
  return keyedHash({ secret, purpose: 'e-mail codes' }, `${email}\n${code}`);
}

/** A code as a person may type it, with spaces or Bangla digits; null when it cannot be one. */
export function typedCode(value: string): string | null {
  const code = toLatinDigits(value).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** A code that was right: whoever asked for it, and whether it was tried from somewhere else. */
export interface MatchedCode {
  asker: string;
  codeHash: string;
  isFromElsewhere: boolean;
}

/** Who asks for codes: an address of the network, stored as a keyed hash. */
export function askerOf(secret: string, ip: string): string {
  return keyedHash({ secret, purpose: 'code askers' }, ip);
}

/**
 * Counts a try at the codes of an address and gives the one that was right, null when none was. Whoever asked for a code has
 * five tries at it, which nobody else can use up. From elsewhere (her phone has left the Wi-Fi, or somebody is guessing) all
 * tries of an e-mail address share a limit.
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
 * The count is taken before the look, in one statement, so that tries at the same time count as many as they are; it stands
 * whatever happens after.
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

/** Takes back what `tryCode` counted for a code that was right. */
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
