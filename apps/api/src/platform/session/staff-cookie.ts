import { createHash, randomBytes } from 'node:crypto';
import { staffCookieName } from '@haat/contracts';
import type { Config } from '../config.ts';

/** The maximum duration of a console session. */
export const staffSessionHours = 12;

const secretLength = 43;

/** The secret of a new session: 32 random bytes in base64url. */
export function newStaffSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. Secrets are long and random, so a plain hash cannot be reversed. */
export function hashOfStaffSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The `Set-Cookie` header that signs a browser in; scripts cannot read the cookie, and other sites cannot make
 * browsers send it.
 */
export function staffCookie(config: Pick<Config, 'PUBLIC_URL'>, secret: string): string {
  return cookie(config, { value: secret, seconds: staffSessionHours * 60 * 60 });
}

/** The `Set-Cookie` header that removes it. */
export function endedStaffCookie(config: Pick<Config, 'PUBLIC_URL'>): string {
  return cookie(config, { value: '', seconds: 0 });
}

function cookie({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, { value, seconds }: { value: string; seconds: number }) {
  const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return `${staffCookieName}=${value}; Path=/api/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The secret in a `Cookie` header; null if there is none of the right form. */
export function staffSecretIn(header: string | undefined): string | null {
  const start = `${staffCookieName}=`;
  const value = header
    ?.split(/; */)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
  return value !== undefined && value.length === secretLength && /^[\w-]+$/.test(value) ? value : null;
}
