import { endpoints, type EndpointDefinition, type EndpointName } from '@haat/contracts';
import { Agent, type IncomingMessage } from 'node:http';
import type supertest from 'supertest';
import type { TestApp } from '../test-app.ts';

/** The input of a call, not validated. */
export interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** All endpoints, as plain definitions. */
export const allEndpoints = Object.entries(endpoints) as [EndpointName, EndpointDefinition][];

/** A connection for each of tens of thousands of requests would cost more than answering most of them. */
const agent = new Agent({ keepAlive: true });

/** Sends any input to an endpoint, valid or not. */
export function send(
  http: TestApp['http'],
  { name, input, headers }: { name: EndpointName; input: RawInput; headers?: Record<string, string> },
): supertest.Test {
  const { route, bodyFormat, success } = endpoints[name] as EndpointDefinition;
  const [method = 'GET', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodePart(input.params?.[key]));
  const search = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]) => [key, asText(value)] as [string, string]),
  );
  const url = search.size > 0 ? `${path}?${search.toString()}` : path;
  const request = method === 'GET' ? http.get(url) : http.post(url);
  request.agent(agent);
  if (success.contentType === 'text/event-stream') request.buffer(true).parse(readBeginning);
  if (headers) request.set(headers);
  for (const [key, value] of Object.entries(input.headers ?? {})) request.set(key, asText(value));
  if (input.body === undefined) return request;
  if (bodyFormat !== 'multipart' || typeof input.body !== 'object' || input.body === null)
    return request.set('content-type', 'application/json').send(JSON.stringify(input.body));
  for (const [key, value] of Object.entries(input.body as Record<string, unknown>)) {
    if (value instanceof Uint8Array) request.attach(key, Buffer.from(value), 'picture.png');
    else request.field(key, asText(value));
  }
  return request;
}

/** The first part of a stream that does not end, or the whole of a refusal. */
function readBeginning(answer: supertest.Response, done: (error: Error | null, body: unknown) => void): void {
  const response = answer as unknown as IncomingMessage;
  let text = '';
  const isStream = response.headers['content-type'] === 'text/event-stream';
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (isStream) response.destroy();
  });
  response.on('close', () => done(null, isStream ? {} : JSON.parse(text)));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

/** Lone surrogates cannot be percent-encoded; they are sent as the replacement character, as browsers do. */
function encodePart(value: unknown): string {
  return encodeURIComponent(asText(value).toWellFormed());
}
