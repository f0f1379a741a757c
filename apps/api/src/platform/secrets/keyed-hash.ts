import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A 32-byte key for one purpose: useless for any other and reveals nothing about the secret. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `haat ${purpose}`, 32));
}

/** HMAC-SHA256 of a text under the key of a purpose, in base64url: only a holder of the secret can compute or verify it. */
export function keyedHash({ secret, purpose }: { secret: string; purpose: string }, text: string): string {
  return createHmac('sha256', derivedKey(secret, purpose)).update(text).digest('base64url');
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
