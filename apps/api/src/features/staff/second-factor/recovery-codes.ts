import type { Config } from '../../../platform/config.ts';
import { keyedHash } from '../../../platform/secrets/keyed-hash.ts';
import { readableCode } from '../../../platform/secrets/readable-code.ts';

const count = 8;
const halfLength = 5;

/** Eight new recovery codes to write down, such as `7K3MQ-9QXDA`; each works once in place of the second factor. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${readableCode(halfLength)}-${readableCode(halfLength)}`);
}

/** Normalises a recovery code as typed, in any case, with or without the hyphen; null if it cannot be one. */
export function typedRecoveryCode(value: string): string | null {
  const letters = value.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-9]{10}$/.test(letters) ? `${letters.slice(0, halfLength)}-${letters.slice(halfLength)}` : null;
}

/** The stored form: useless without the server's secret, and for any other member. */
export function hashOfRecoveryCode(secret: string, { staffId, code }: { staffId: string; code: string }): string {
  return keyedHash({ secret, purpose: 'recovery codes' }, `${staffId}\n${code}`);
}

/** The hashes of a code under the current and the previous secret. */
export function hashesOfRecoveryCode(
  { JWT_SECRET, JWT_SECRET_PREVIOUS }: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>,
  given: { staffId: string; code: string },
): string[] {
  return [JWT_SECRET, JWT_SECRET_PREVIOUS]
    .filter((secret) => secret !== undefined)
    .map((secret) => hashOfRecoveryCode(secret, given));
}
