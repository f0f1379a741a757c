import { createHmac } from 'node:crypto';

/** The same token as if it had been issued `minutes` earlier, signed with the secret of the shop under test. */
export function agedToken(token: string, minutes: number): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  const aged = Buffer.from(JSON.stringify({ ...claims, iat: claims.iat - minutes * 60 })).toString('base64url');
  const signature = createHmac('sha256', process.env.SHOP_JWT_SECRET ?? '').update(`${header}.${aged}`);
  return `${header}.${aged}.${signature.digest('base64url')}`;
}
