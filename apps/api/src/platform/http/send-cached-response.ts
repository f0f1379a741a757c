import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, CachedResponse } from '../cache/cached-response.ts';

const sharedCacheControl = 'public, max-age=0, must-revalidate';

/** Sends a shared response in the best encoding that the client accepts, or 304 if the client already has it. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers;
  const encoding = answer.isCompressible ? bestEncoding(accepted) : 'identity';
  reply.headers({
    etag: answer.etag(encoding),
    'cache-control': sharedCacheControl,
    vary: 'accept-encoding',
    ...answer.headers,
  });
  if (ifNoneMatch !== undefined && answer.status === 200 && answer.isNamedBy(ifNoneMatch))
    return reply.code(304).send();
  const known = answer.bodyIn(encoding);
  const body = known instanceof Buffer ? known : await known;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).header('content-type', answer.contentType).send(body);
}

/** Prefers `br` to `gzip` to none; an encoding with `q=0` is not used. */
function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  if (!header.includes(encoding)) return false;
  const part = header.split(',').find((text) => text.trim().split(';')[0] === encoding);
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}
