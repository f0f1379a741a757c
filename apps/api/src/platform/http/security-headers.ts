import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sent with every API response: it is data, never a page, and must not be sniffed. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** A hook that sets the API's headers. */
export function setApiHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(apiHeaders);
  done();
}
