import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from '../../cache/cached-response.ts';
import type { LocalLimiter } from '../../limits/local-limiter.ts';
import type { ObserveRequest } from '../../metrics/metrics.ts';
import { networkOf } from '../network-of.ts';
import { hasBody } from '../overload/request-concurrency.ts';
import type { Turns } from '../overload/turns.ts';
import type { UnreadResponses } from '../overload/unread-responses.ts';
import { cachedReply, type CachedReply } from '../send-cached-response.ts';

/** A response from the cache, found for a request. */
export interface Hit {
  response: CachedResponse;
  /** The headers of all responses of its kind. */
  headers: Record<string, string>;
  /** The pattern of its route, for the metrics. */
  route: string;
  /** What the request counts against; undefined for nothing. */
  limiter: LocalLimiter | undefined;
}

/** Finds what a GET without a body is answered with, or nothing: Fastify then answers it, by all its rules. */
export type FindHit = (request: IncomingMessage, url: string) => Hit | undefined;

interface HitsOptions {
  /** Of the client; undefined once it has gone. */
  addressOf: (request: IncomingMessage) => string | undefined;
  /** Whether the process is so late that not even pages are answered: Fastify then says so. */
  isTooLate: () => boolean;
  nextId: () => string;
  observeRequest: ObserveRequest;
  turns: Turns;
  unread: UnreadResponses;
  cdnSeconds: number;
}

/**
 * Answers from the cache before Fastify sees the request, by the same rules: limits, turns, headers, metrics. Of a cache hit, Fastify's own work
 * was the larger half (docs/decisions/0089-hits-are-answered-before-fastify.md).
 */
export class Hits {
  readonly #options: HitsOptions;
  readonly #finders: FindHit[] = [];

  constructor(options: HitsOptions) {
    this.#options = options;
  }

  /** Lets `find` look at each request, after those that were added before. */
  add(find: FindHit): void {
    this.#finders.push(find);
  }

  /** Whether the request is answered, now or in its turn. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { addressOf, cdnSeconds, isTooLate, turns } = this.#options;
    if (request.method !== 'GET' || hasBody(request) || isTooLate()) return false;
    const hit = this.#find(request);
    const address = addressOf(request);
    if (!hit || address === undefined) return false;
    const { status, headers, body } = cachedReply(hit.response, { headers: request.headers, cdnSeconds });
    // Another encoding is made first.
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
    // The client has gone meanwhile.
    if (response.destroyed) return;
    const { nextId, observeRequest, unread } = this.#options;
    const { route } = hit;
    response.once('close', () => observeRequest({ method: 'GET', route, status }, performance.now() - arrivedAt));
    const length = body && { 'content-length': body.length };
    response.writeHead(status, { 'x-request-id': nextId(), ...hit.headers, ...headers, ...length });
    if (body) unread.watch(response, { network, bytes: body.length });
    response.end(body);
  }
}

interface ReadyReply extends CachedReply {
  body: Buffer | undefined;
  hit: Hit;
  network: string;
  /** When the request came. */
  arrivedAt: number;
}
