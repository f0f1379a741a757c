import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isEventStream } from '../event-stream.ts';

/** Anything smaller fits into the network buffers. */
const minWatchedBytes = 16 * 1024;

interface Unread {
  bytes: number;
  response: ServerResponse;
}

/** Watches the responses to all requests that Fastify handles; whoever bypasses it has to call `watch` itself. */
export function closeUnreadResponses(app: FastifyInstance, unread: UnreadResponses): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Events are small, and their sender closes streams that are not read.
    if (!isEventStream(reply)) unread.watch(reply.raw, { network: request.network, bytes: sizeOf(payload) });
    done(null, payload);
  });
}

/** The size of a body in bytes; for a stream, of its buffer. */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  return payload === null || payload === undefined ? 0 : 64 * 1024;
}

interface UnreadBounds {
  /** Of all responses not yet read by their clients. */
  maxBytes: number;
  /** How long a client may read nothing. */
  stallMs: number;
}

/**
 * Closes connections of clients that do not read: one that reads nothing for `stallMs` and, when more than `maxBytes`
 * of responses are unread, the oldest connection of the network that holds most of them.
 */
export class UnreadResponses {
  readonly #bounds: UnreadBounds;
  readonly #byNetwork = new Map<string, { bytes: number; responses: Set<Unread> }>();
  #bytes = 0;

  constructor(bounds: UnreadBounds) {
    this.#bounds = bounds;
  }

  /** Call before sending a response. Small ones are ignored. */
  watch(response: ServerResponse, { network, bytes }: { network: string; bytes: number }): void {
    // If the connection is closed already, no `close` event would remove it again.
    if (bytes < minWatchedBytes || response.destroyed) return;
    response.setTimeout(this.#bounds.stallMs, () => response.destroy());
    const unread = { bytes, response };
    this.#add(network, unread);
    response.once('close', () => this.#remove(network, unread));
  }

  #add(network: string, response: Unread): void {
    const held = this.#byNetwork.get(network) ?? { bytes: 0, responses: new Set() };
    this.#byNetwork.set(network, held);
    held.responses.add(response);
    held.bytes += response.bytes;
    this.#bytes += response.bytes;
    while (this.#bytes > this.#bounds.maxBytes && this.#endOneBut(response));
  }

  #remove(network: string, response: Unread): void {
    const held = this.#byNetwork.get(network);
    if (!held?.responses.delete(response)) return;
    held.bytes -= response.bytes;
    this.#bytes -= response.bytes;
    if (held.responses.size === 0) this.#byNetwork.delete(network);
  }

  /**
   * Closes the oldest connection of the network that holds most; false if only the newest is left, which is always
   * kept.
   */
  #endOneBut(newest: Unread): boolean {
    const holders = [...this.#byNetwork].toSorted(([, one], [, other]) => other.bytes - one.bytes);
    for (const [network, { responses }] of holders) {
      const [oldest] = responses;
      if (!oldest || oldest === newest) continue;
      this.#remove(network, oldest);
      oldest.response.destroy();
      return true;
    }
    return false;
  }
}
