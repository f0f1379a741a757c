import { randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import { isSameHash, keyedHash } from '../../../platform/secrets/keyed-hash.ts';

type Secrets = Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

const lastsSeconds = 365 * 24 * 60 * 60;

function signed(secret: string, text: string): string {
  return keyedHash({ secret, purpose: 'known devices' }, text);
}

/** One cookie for each account, so that several people can share a device. Its name does not reveal the address. */
function cookieName(secret: string, email: string): string {
  return `haat_known_${signed(secret, email).slice(0, 12)}`;
}

/** The `Set-Cookie` header with which a device can prove later that this account has logged in there. It grants no access. */
export function knownDeviceCookie({ JWT_SECRET, PUBLIC_URL }: Config, email: string): string {
  const device = randomBytes(12).toString('base64url');
  const value = `${device}.${signed(JWT_SECRET, `${email}\n${device}`)}`;
  const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(JWT_SECRET, email)}=${value}; Path=/api; Max-Age=${lastsSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The device that the `Cookie` header identifies, if this account has logged in there before; null otherwise. */
export function knownDevice(config: Secrets, { email, cookie }: { email: string; cookie: string | undefined }) {
  for (const secret of [config.JWT_SECRET, config.JWT_SECRET_PREVIOUS]) {
    const [device, proof] = (secret && cookieValue(cookie, cookieName(secret, email))?.split('.')) || [];
    if (secret && device && proof && isSameHash(proof, signed(secret, `${email}\n${device}`))) return device;
  }
  return null;
}

function cookieValue(cookie: string | undefined, name: string): string | undefined {
  const pair = cookie?.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
