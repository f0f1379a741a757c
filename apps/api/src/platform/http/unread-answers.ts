import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
export function endUnreadAnswers(
  app: FastifyInstance,
  { maxBytes, stallMs }: { maxBytes: number; stallMs: number },
): void {
  const unread = new UnreadAnswers(maxBytes);
  const known = new WeakMap<FastifyRequest, Unread>();

  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload);
    if (bytes >= minWatchedBytes) {
      const response = reply.raw;
      response.setTimeout(stallMs, () => response.destroy());
      const answer = { bytes, response };
      known.set(request, answer);
      unread.add(request.network, answer);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const answer = known.get(request);
    if (answer) unread.remove(request.network, answer);
    done();
  });
}

/** The bytes of a body; a stream counts with what it buffers. */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  return payload === null || payload === undefined ? 0 : 64 * 1024;
}

class UnreadAnswers {
  readonly #maxBytes: number;
  readonly #byNetwork = new Map<string, { bytes: number; answers: Set<Unread> }>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(network: string, answer: Unread): void {
    const held = this.#byNetwork.get(network) ?? { bytes: 0, answers: new Set() };
    this.#byNetwork.set(network, held);
    held.answers.add(answer);
    held.bytes += answer.bytes;
    this.#bytes += answer.bytes;
    while (this.#bytes > this.#maxBytes && this.#endOneBut(answer));
  }

  remove(network: string, answer: Unread): void {
    const held = this.#byNetwork.get(network);
    if (!held?.answers.delete(answer)) return;
    held.bytes -= answer.bytes;
    this.#bytes -= answer.bytes;
    if (held.answers.size === 0) this.#byNetwork.delete(network);
  }

  /** Closes the oldest connection of whoever holds most; false if only the newest is left, which everybody may keep. */
  #endOneBut(newest: Unread): boolean {
    const holders = [...this.#byNetwork].toSorted(([, one], [, other]) => other.bytes - one.bytes);
    for (const [network, { answers }] of holders) {
      const [oldest] = answers;
      if (!oldest || oldest === newest) continue;
      this.remove(network, oldest);
      oldest.response.destroy();
      return true;
    }
    return false;
  }
}
