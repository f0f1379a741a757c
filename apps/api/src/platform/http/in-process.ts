import { endpoints, type EndpointInput, type EndpointName, type Endpoints } from '@haat/contracts';
import type { z } from 'zod';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { Problem } from './problem.ts';
import { createSharedResponse, sharedResponseKey, type AnyHandler } from './shared-response.ts';
import type { Handlers } from './handler.ts';

/** Calls a public endpoint without HTTP. Throws the endpoint's problems. */
export type CallInProcess = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Endpoints[Name]>,
) => Promise<CachedResponse>;

interface InProcessOptions {
  handlers: Partial<Handlers>;
  cache: ResponseCache;
  /** Called with the page tags of each response, so that the page built from them is dropped together with them. */
  onTags?: (tags: readonly string[]) => void;
}

/**
 * The calls that a page makes while it is rendered on the server: shared responses only, from the same cache as over
 * HTTP.
 */
export function createInProcessCalls({ handlers, cache, onTags }: InProcessOptions): CallInProcess {
  return async (name, input) => {
    const endpoint = endpoints[name];
    const handler = handlers[name] as AnyHandler | undefined;
    if (!handler || !('cache' in endpoint)) throw new Error(`${name} cannot be called in process.`);
    const { params, query } = input as { params?: unknown; query?: unknown };
    const checked = {
      params: check('params' in endpoint ? endpoint.params : undefined, params) as never,
      query: check('query' in endpoint ? endpoint.query : undefined, query) as never,
      headers: undefined as never,
      body: undefined as never,
      caller: null,
      staff: null,
      request: { ip: '', cookie: undefined, userAgent: '', requestId: 'in process' },
    };
    const key = sharedResponseKey(name, checked);
    // Responses about a single item are not cached: only their own page, itself cached, asks for them.
    const isKept = !('params' in endpoint);
    const make = () => createSharedResponse({ endpoint, handler, input: checked });
    const answer = await cache.getOrCreate(key, make, { isKept });
    onTags?.(answer.pageTags);
    return answer;
  };
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw new Problem('VALIDATION', 'This address contains an invalid value.');
  return result.data;
}
