import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './keyed-hash.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function keyOf(secret: string): Uint8Array {
  return derivedKey(secret, 'sealed texts');
}

/** Encrypts a text (AES-256-GCM, a key derived from `secret`) so that it cannot be read in the database or its backups. */
export function sealText(secret: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text sealed with one of these secrets; null if none fits. */
export function openText(secrets: readonly (string | undefined)[], sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  for (const secret of secrets) {
    if (!secret) continue;
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    } catch {
      // Sealed with another secret.
    }
  }
  return null;
}
