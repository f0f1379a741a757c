import type {
  EndpointInput,
  EndpointName,
  EndpointReply,
  Endpoints,
  FieldError,
  ProblemBody,
  ProblemCode,
} from '@haat/contracts';
import { routes, sharedEndpoints } from '@haat/contracts/routes';
import { bearerToken, endSession } from '../session/session.ts';

/** A failure as the server reported it, or `NETWORK` with status 0 if there was no response. */
export interface CallProblem {
  code: ProblemCode | 'NETWORK';
  message: string;
  status: number;
  errors: FieldError[];
  data: unknown;
}

/** The result of a call: the response's body and headers, or a problem. */
export type CallResult<Name extends EndpointName> =
  | { ok: true; body: EndpointReply<Endpoints[Name]>; headers: Headers | null }
  | { ok: false; problem: CallProblem };

/** Calls an endpoint by name with its typed input. Never throws: failures are results. */
export type Call = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Endpoints[Name]>,
  options?: { signal?: AbortSignal },
) => Promise<CallResult<Name>>;

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

const multipart: ReadonlySet<EndpointName> = new Set(['profileChange', 'sellerRequestStore']);

/** Method and URL of an endpoint with its params and query filled in. */
export function addressOf(name: EndpointName, { params = {}, query = {} }: Parts): { method: string; url: string } {
  const [method = 'GET', pattern = ''] = routes[name].split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(key, String(value));
  return { method, url: search.size > 0 ? `${path}?${search}` : path };
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Uint8Array) form.set(key, new Blob([value as Uint8Array<ArrayBuffer>]));
    else if (typeof value === 'string' || typeof value === 'number') form.set(key, String(value));
  }
  return form;
}

function requestOf(name: EndpointName, parts: Parts, signal: AbortSignal | undefined): Request {
  const { method, url } = addressOf(name, parts);
  const headers = new Headers({ accept: 'application/json' });
  for (const [key, value] of Object.entries(parts.headers ?? {})) if (value) headers.set(key, value);
  const token = sharedEndpoints.has(name) ? null : bearerToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const isForm = multipart.has(name);
  if (parts.body && !isForm) headers.set('content-type', 'application/json');
  const body = parts.body && (isForm ? formOf(parts.body) : JSON.stringify(parts.body));
  return new Request(new URL(url, location.origin), {
    method,
    headers,
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

/** Failures are also logged to the console, without anything that was sent. */
function log(name: EndpointName, { code, status }: CallProblem): void {
  // oxlint-disable-next-line no-console -- the specification asks for failures to be logged
  console.warn(`${name} failed: ${code}${status ? ` (${status})` : ''}`);
}

/** Parsed JSON, or a PDF's bytes; null for anything else. */
async function bodyOf(response: Response) {
  if (response.headers.get('content-type') === 'application/pdf') return new Uint8Array(await response.arrayBuffer());
  return response.json().catch(() => null);
}

/** Calls over HTTP, as the logged-in shopper if there is one. A 401 to a logged-in shopper ends the session on this device. */
export const call: Call = async (name, input, options = {}) => {
  const result = await send(name, input, options);
  if (!result.ok) log(name, result.problem);
  return result;
};

const send: Call = async (name, input, { signal } = {}) => {
  try {
    const request = requestOf(name, input as Parts, signal);
    const response = await fetch(request);
    const body = await bodyOf(response);
    // `success: false` is a failure, whatever the status.
    if (response.ok && body && body.success !== false) return { ok: true, body, headers: response.headers };
    const isOfSession = request.headers.get('authorization') === `Bearer ${bearerToken()}`;
    if (response.status === 401 && isOfSession) endSession();
    return { ok: false, problem: problemOf(response.status, body) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: noAnswer };
  }
};
