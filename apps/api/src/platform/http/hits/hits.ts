import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from '../../cache/cached-response.ts';
import type { LocalLimiter } from '../../limits/local-limiter.ts';
import type { ObserveRequest } from '../../metrics/metrics.ts';
import { networkOf } from '../network-of.ts';
import { hasBody } from '../overload/request-concurrency.ts';
import type { Turns } from '../overload/turns.ts';
import type { UnreadResponses } from '../overload/unread-responses.ts';
import { cachedReply, type CachedReply } from '../send-cached-response.ts';

/** A cached response found for a request. */
export interface Hit {
  response: CachedResponse;
  /** The headers of all responses of its kind. */
  headers: Record<string, string>;
  /** The pattern of its route, for metrics. */
  route: string;
  /** The limiter that counts the request; undefined for none. */
  limiter: LocalLimiter | undefined;
}

/**
 * Finds the cached response to a GET without a body; if there is none, Fastify handles the request by all its rules.
 */
export type FindHit = (request: IncomingMessage, url: string) => Hit | undefined;

interface HitsOptions {
  /** The client's address; undefined once it has disconnected. */
  addressOf: (request: IncomingMessage) => string | undefined;
  /** Whether the event loop is so late that even pages are refused; Fastify then sends the refusal. */
  isTooLate: () => boolean;
  /** Whether the server is closing, so that each connection ends with its response. */
  isClosing: () => boolean;
  nextId: () => string;
  observeRequest: ObserveRequest;
  turns: Turns;
  unread: UnreadResponses;
  cdnSeconds: number;
}

/**
 * Serves cached responses before Fastify sees the request, by the same rules: limits, turns, headers, metrics.
 * Fastify's share was more than half the cost of a cache hit
 * (docs/decisions/0089-hits-are-answered-before-fastify-sees-the-request.md).
 */
export class Hits {
  readonly #options: HitsOptions;
  readonly #finders: FindHit[] = [];

  constructor(options: HitsOptions) {
    this.#options = options;
  }

  /** Adds a finder, which is asked after those added before. */
  add(find: FindHit): void {
    this.#finders.push(find);
  }

  /** Whether the request is served here, now or in its turn. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { addressOf, cdnSeconds, isTooLate, turns } = this.#options;
    if (request.method !== 'GET' || hasBody(request) || isTooLate()) return false;
    const hit = this.#find(request);
    const address = addressOf(request);
    if (!hit || address === undefined) return false;
    const { status, headers, body } = cachedReply(hit.response, { headers: request.headers, cdnSeconds });
    // The encoding has to be produced first.
    if (body instanceof Promise) return false;
    const network = networkOf(address);
    if (hit.limiter?.allows(network) === false) return false;
    const arrivedAt = performance.now();
    turns.take(() => this.#send(response, { status, headers, body, hit, network, arrivedAt }));
    return true;
  }

  #find(request: IncomingMessage): Hit | undefined {
    const { url = '' } = request;
    for (const find of this.#finders) {
      const hit = find(request, url);
      if (hit) return hit;
    }
    return undefined;
  }

  #send(response: ServerResponse, { status, headers, body, hit, network, arrivedAt }: ReadyReply): void {
    // The client has disconnected meanwhile.
    if (response.destroyed) return;
    const { isClosing, nextId, observeRequest, unread } = this.#options;
    const { route } = hit;
    response.once('close', () => observeRequest({ method: 'GET', route, status }, performance.now() - arrivedAt));
    const length = body && { 'content-length': body.length };
    const ending = isClosing() && { connection: 'close' };
    response.writeHead(status, { 'x-request-id': nextId(), ...hit.headers, ...headers, ...length, ...ending });
    if (body) unread.watch(response, { network, bytes: body.length });
    response.end(body);
  }
}

interface ReadyReply extends CachedReply {
  body: Buffer | undefined;
  hit: Hit;
  network: string;
  /** When the request arrived. */
  arrivedAt: number;
}
