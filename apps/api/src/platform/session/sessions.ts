import fastifyJwt, { type JWT } from '@fastify/jwt';
import type { Db } from '@haat/db';
import { fastify } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../http/handler.ts';
import { createTokenVersions } from './token-versions.ts';

const issuer = 'haat';
const audience = 'haat-api';
const lifetimeSeconds = 7 * 24 * 60 * 60;
const clockToleranceMs = 60_000;
const maxTokenLength = 1_000;

const claims = z.object({
  sub: z.uuid(),
  ver: z.int().min(1),
  iat: z.number(),
  exp: z.number(),
});

/** Bearer tokens: signed, valid for 7 days, and invalid once the user's token version increases. */
export interface Sessions {
  /** A new token for a user at this token version. */
  open(user: { userId: string; tokenVersion: number }): string;
  /**
   * The user identified by an `Authorization` header; null if there is none or its token is invalid. Other processes
   * learn of an increased token version within 5 s. Rejects if the database is unreachable.
   */
  authenticate(authorization: string | undefined): Promise<Caller | null>;
  /** Call after increasing a user's token version or changing their status, so that this process knows at once. */
  invalidate(userId: string): void;
}

interface SessionOptions {
  secret: string;
  /** The previous secret: tokens signed with it stay valid until they expire. */
  previousSecret?: string | undefined;
  db: Db;
}

/** Sessions signed with HS256 by `secret`; token versions are read through `db`. */
export async function createSessions({ secret, previousSecret, db }: SessionOptions): Promise<Sessions> {
  const current = await createSigner(secret);
  const signers = previousSecret ? [current, await createSigner(previousSecret)] : [current];
  const versions = createTokenVersions(db);

  return {
    open: ({ userId, tokenVersion }) => current.sign({ sub: userId, ver: tokenVersion }),
    async authenticate(authorization) {
      const token = bearerToken(authorization);
      const claim = token && claimsOf(token, signers);
      if (!claim) return null;
      if ((await versions.read(claim.sub)) !== claim.ver) return null;
      return { userId: claim.sub, issuedAtMs: claim.iat * 1000, tokenVersion: claim.ver };
    },
    invalidate: (userId) => versions.invalidate(userId),
  };
}

/** The plugin on an instance that never listens, because in-process calls need it too. */
async function createSigner(secret: string): Promise<JWT> {
  const holder = fastify();
  await holder.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', iss: issuer, aud: audience, expiresIn: `${lifetimeSeconds}s` },
    verify: {
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['iss', 'aud', 'exp', 'iat', 'sub', 'ver'],
      clockTolerance: clockToleranceMs,
    },
  });
  return holder.jwt;
}

/** The payload of a token, if it was signed with one of these secrets. */
function claimsOf(token: string, signers: readonly JWT[]): z.output<typeof claims> | null {
  for (const signer of signers) {
    try {
      return claims.parse(signer.verify(token));
    } catch {
      // The next secret may fit.
    }
  }
  return null;
}

function bearerToken(authorization: string | undefined): string | null {
  const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? [];
  if (!token || token.length > maxTokenLength) return null;
  return token;
}
