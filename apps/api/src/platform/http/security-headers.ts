import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of every response of the API: it is data, never a page, never sniffed. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** A hook that sets the headers of the API. */
export function setApiHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(apiHeaders);
  done();
}
