import type { FastifyReply } from 'fastify';

/** The content type of server-sent events: a response that lasts until either side ends it. */
export const eventStream = 'text/event-stream';

/** Whether a response is a stream of events. */
export function isEventStream(reply: Pick<FastifyReply, 'getHeader'>): boolean {
  return reply.getHeader('content-type') === eventStream;
}
