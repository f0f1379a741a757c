import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEventStream } from '../event-stream.ts';

/** Anything smaller fits into the network buffers. */
const minWatchedBytes = 16 * 1024;

interface Unread {
  bytes: number;
  response: ServerResponse;
}

/**
 * Closes connections that do not read: one that takes nothing for `stallMs` and, when more than `maxBytes` of responses wait to
 * be read, the oldest connection of the network that holds most of them.
 */
export function closeUnreadResponses(
  app: FastifyInstance,
  { maxBytes, stallMs }: { maxBytes: number; stallMs: number },
): void {
  const unread = new UnreadResponses(maxBytes);
  const known = new WeakMap<FastifyRequest, Unread>();

  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload);
    // Events are small, and whoever sends them closes streams that are not read.
    if (bytes >= minWatchedBytes && !isEventStream(reply)) {
      const response = reply.raw;
      response.setTimeout(stallMs, () => response.destroy());
      const unreadResponse = { bytes, response };
      known.set(request, unreadResponse);
      unread.add(request.network, unreadResponse);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const response = known.get(request);
    if (response) unread.remove(request.network, response);
    done();
  });
}

/** The bytes of a body; a stream counts with what it buffers. */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  return payload === null || payload === undefined ? 0 : 64 * 1024;
}

class UnreadResponses {
  readonly #maxBytes: number;
  readonly #byNetwork = new Map<string, { bytes: number; responses: Set<Unread> }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(network: string, response: Unread): void {
    const held = this.#byNetwork.get(network) ?? { bytes: 0, responses: new Set() };
    this.#byNetwork.set(network, held);
    held.responses.add(response);
    held.bytes += response.bytes;
    this.#bytes += response.bytes;
    while (this.#bytes > this.#maxBytes && this.#endOneBut(response));
  }

  remove(network: string, response: Unread): void {
    const held = this.#byNetwork.get(network);
    if (!held?.responses.delete(response)) return;
    held.bytes -= response.bytes;
    this.#bytes -= response.bytes;
    if (held.responses.size === 0) this.#byNetwork.delete(network);
  }

  /** Closes the oldest connection of whoever holds most; false if only the newest is left, which everybody may keep. */
  #endOneBut(newest: Unread): boolean {
    const holders = [...this.#byNetwork].toSorted(([, one], [, other]) => other.bytes - one.bytes);
    for (const [network, { responses }] of holders) {
      const [oldest] = responses;
      if (!oldest || oldest === newest) continue;
      this.remove(network, oldest);
      oldest.response.destroy();
      return true;
    }
    return false;
  }
}
