import { createHmac } from 'node:crypto';

/** The secret of every shop on the stage. */
export const stageSecret = 'a secret for the chaos alone, of forty letters';

/** A token as the server would sign it, issued `agoSeconds` ago. */
export function tokenOf(userId: string, { agoSeconds = 0 }: { agoSeconds?: number } = {}): string {
  const issuedAt = Math.floor(Date.now() / 1000) - agoSeconds;
  const claims = { sub: userId, ver: 1, iat: issuedAt, exp: issuedAt + 7 * 86_400, iss: 'haat', aud: 'haat-api' };
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  return `${content}.${createHmac('sha256', stageSecret).update(content).digest('base64url')}`;
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
