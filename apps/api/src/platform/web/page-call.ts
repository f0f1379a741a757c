import { brotliDecompressSync } from 'node:zlib';
import type { EndpointInput, EndpointName, EndpointReply, Endpoints, FieldError, ProblemCode } from '@haat/contracts';

interface PageProblem {
  code: ProblemCode;
  message: string;
  status: number;
  errors: FieldError[];
  data: unknown;
}

/** The data of a page as the cache holds it, or why there is none. It can be sent to another thread. */
export type PageData =
  | { ok: true; encoding: 'identity' | 'br'; bytes: Uint8Array }
  | { ok: false; problem: PageProblem };

/** Reads the data of a page by the name and input of an endpoint. Never throws. */
export type ReadPageData = (name: EndpointName, input: unknown) => Promise<PageData>;

/** The result of a call from a page, the same as that of the web app's own `Call` over HTTP. */
type PageCallResult<Name extends EndpointName> =
  | { ok: true; body: EndpointReply<Endpoints[Name]>; headers: null }
  | { ok: false; problem: PageProblem };

/** How pages read data while they are rendered. Never throws. */
export type PageCall = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Endpoints[Name]>,
) => Promise<PageCallResult<Name>>;

/** Creates the calls from a function that reads the data, in the rendering thread. */
export function createPageCall(read: ReadPageData): PageCall {
  return async (name, input) => {
    const data = await read(name, input);
    if (!data.ok) return data;
    const json = data.encoding === 'br' ? brotliDecompressSync(data.bytes) : Buffer.from(data.bytes);
    return { ok: true, body: JSON.parse(json.toString()) as never, headers: null };
  };
}
