import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';

const validForMs = 3 * 24 * 60 * 60_000;

/** The stored form of a token. Tokens are long and random, so a plain hash cannot be reversed. */
export function hashOfInvitation(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new token (32 random bytes in base64url) and its stored form. Valid for three days. */
export function newInvitation(): { token: string; stored: { invitationHash: string; invitationExpiresAt: Date } } {
  const token = randomBytes(32).toString('base64url');
  const invitationExpiresAt = new Date(Date.now() + validForMs);
  return { token, stored: { invitationHash: hashOfInvitation(token), invitationExpiresAt } };
}

/**
 * The page that sets a password. The token follows the `#`, so browsers never send it to a server and it appears in
 * no log.
 */
export function invitationLink({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, token: string): string {
  return `${new URL('/admin/invitation', PUBLIC_URL).href}#${token}`;
}
