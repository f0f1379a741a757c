import type { ProblemBody, ProblemCode } from './problems.ts';
import type { FieldError } from './shared/field-problems.ts';

/** A failure as reported by the server, or `NETWORK` with status 0 if there was no response. */
export interface CallProblem {
  code: ProblemCode | 'NETWORK';
  message: string;
  status: number;
  errors: FieldError[];
  data: unknown;
}

/** The result of a call: the response's body and headers, or a problem. */
export type CallResult<Body> = { ok: true; body: Body; headers: Headers | null } | { ok: false; problem: CallProblem };

/** The parts of an endpoint's input, as they are sent. */
export interface CallParts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

/** Method and URL of a route (`GET /api/order/{order_number}`) with its params and query filled in. */
function addressOf(route: string, { params = {}, query = {} }: CallParts): { method: string; url: string } {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(key, String(value));
  return { method, url: search.size > 0 ? `${path}?${search.toString()}` : path };
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Uint8Array) form.set(key, new Blob([new Uint8Array(value)]));
    else if (typeof value === 'string' || typeof value === 'number') form.set(key, String(value));
  }
  return form;
}

/** How a call is sent. */
export interface CallOptions {
  /** The server's origin, such as `https://shop.example`. */
  origin: string;
  /** Sent in addition to those of the input. */
  headers?: Record<string, string>;
  /** Whether the body is a multipart form instead of JSON. */
  isForm?: boolean;
  signal?: AbortSignal | undefined;
  /** Completes the request even if the page is left meanwhile. */
  keepalive?: boolean;
}

function requestOf(route: string, parts: CallParts, options: CallOptions): Request {
  const { origin, headers: own = {}, isForm = false, signal, keepalive = false } = options;
  const { method, url } = addressOf(route, parts);
  const headers = new Headers({ accept: 'application/json', ...own });
  for (const [key, value] of Object.entries(parts.headers ?? {})) if (value) headers.set(key, value);
  if (parts.body && !isForm) headers.set('content-type', 'application/json');
  const body = parts.body && (isForm ? formOf(parts.body) : JSON.stringify(parts.body));
  return new Request(new URL(url, origin), {
    method,
    headers,
    keepalive,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
}

const noAnswer: CallProblem = { code: 'NETWORK', message: '', status: 0, errors: [], data: undefined };

function problemOf(status: number, body: Partial<ProblemBody> | null): CallProblem {
  return {
    code: body?.code ?? 'UNAVAILABLE',
    message: body?.message ?? '',
    status,
    errors: body?.errors ?? [],
    data: body?.data,
  };
}

/** Parsed JSON, or the bytes of a PDF or a spreadsheet; null for anything else. */
// oxlint-disable-next-line typescript/no-explicit-any -- what the server sent is what the contract says
async function bodyOf(response: Response): Promise<any> {
  const type = response.headers.get('content-type') ?? '';
  if (/^(application\/pdf|text\/csv)/.test(type)) return new Uint8Array(await response.arrayBuffer());
  return response.json().catch(() => null);
}

/**
 * Calls a route over HTTP. Failures are returned as results, including `success: false` with any status; only an
 * aborted call throws.
 */
export async function send(route: string, parts: CallParts, options: CallOptions): Promise<CallResult<unknown>> {
  try {
    const response = await fetch(requestOf(route, parts, options));
    const body = await bodyOf(response);
    if (response.ok && body && body.success !== false) return { ok: true, body, headers: response.headers };
    return { ok: false, problem: problemOf(response.status, body) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ok: false, problem: noAnswer };
  }
}
