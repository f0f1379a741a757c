import type { FastifyReply, FastifyRequest } from 'fastify';

const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Responses of the API are data: never a page, never sniffed. */
export function apiHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(headers);
  done();
}
