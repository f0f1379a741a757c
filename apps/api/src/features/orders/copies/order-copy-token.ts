import { z } from 'zod';
import { isSameHash, keyedHash } from '../../../platform/secrets/keyed-hash.ts';

const lastsMs = 7 * 24 * 60 * 60_000;

const content = z.object({ userId: z.uuid(), email: z.string(), expiresAtMs: z.number() });

/** Which account's orders are copied to which address. */
export type OrderCopyRequest = Pick<z.output<typeof content>, 'userId' | 'email'>;

function signatureOf(secret: string, text: string): string {
  return keyedHash({ secret, purpose: 'order copies' }, text);
}

/** A token that proves for 7 days from `atMs` that its holder reads mails to this address. */
export function orderCopyToken(secret: string, request: OrderCopyRequest, atMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...request, expiresAtMs: atMs + lastsMs })).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/** The content of a token; null if none of these secrets signed it or it has expired. */
export function readOrderCopyToken(secrets: readonly (string | undefined)[], token: string): OrderCopyRequest | null {
  const [text = '', signature = ''] = token.split('.');
  const isOurs = secrets.some((secret) => secret && isSameHash(signatureOf(secret, text), signature));
  if (!isOurs) return null;
  const { userId, email, expiresAtMs } = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return expiresAtMs > Date.now() ? { userId, email } : null;
}
