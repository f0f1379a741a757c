import type { EndpointDefinition, EndpointName } from '@haat/contracts';
import { z } from 'zod';
import { CachedResponse } from '../cache/cached-response.ts';
import { ReadyJson, ReplyWith, type HandlerInput } from './handler.ts';

/** A use case whose endpoint is known only at run time. */
export type AnyHandler = (input: HandlerInput<EndpointDefinition>) => Promise<unknown>;

type SharedInput = Pick<HandlerInput<EndpointDefinition>, 'params' | 'query'>;

/** The cache key of a shared response: the endpoint and its validated input, so that all spellings of a request share one entry. */
export function sharedResponseKey(name: EndpointName, { params, query }: SharedInput): string {
  return `${name} ${canonical(params)} ${canonical(query)}`;
}

function canonical(values: unknown): string {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

interface SharedResponseOptions {
  endpoint: EndpointDefinition;
  handler: AnyHandler;
  input: HandlerInput<EndpointDefinition>;
}

/** Runs a use case without a caller, because its result is the same for everyone. */
export async function createSharedResponse({
  endpoint,
  handler,
  input,
}: SharedResponseOptions): Promise<CachedResponse> {
  const result = await handler({ ...input, caller: null, staff: null });
  if (result instanceof ReadyJson) {
    const { json: body, tags, pageTags } = result;
    return new CachedResponse({ body, tags, pageTags });
  }
  const { body, headers, status } = result instanceof ReplyWith ? result : new ReplyWith(result);
  const json = JSON.stringify(z.encode(endpoint.success.body, body));
  return new CachedResponse({ body: json, headers, status: status ?? endpoint.success.status });
}
