import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request to a process of the shop. */
export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent unchanged. */
  body?: unknown;
  /** How long the client waits. */
  patienceMs?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { success?: boolean; code?: string; message?: string; data?: Record<string, unknown> };
  /** From the first byte sent to the last byte read. */
  ms: number;
}

/** A new connection for every request, as from different people. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Sends a request to the server on this port of 127.0.0.1. Rejects if there is no complete response. */
export async function send(port: number, options: Request): Promise<Answer> {
  const { path, token, headers = {}, body, patienceMs = 20_000 } = options;
  const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const startedAt = performance.now();
  const asking = request({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: options.method ?? (content === undefined ? 'GET' : 'POST'),
    headers: {
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    signal: AbortSignal.timeout(patienceMs),
  });
  // A connection that breaks during the response makes reading it fail.
  asking.on('error', () => {});
  asking.end(content);
  const [response] = await once(asking, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : {},
    ms: performance.now() - startedAt,
  };
}
