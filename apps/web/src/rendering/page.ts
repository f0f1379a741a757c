import type { ShopSettings } from '@haat/contracts';
import { redirect } from 'react-router-dom';
import type { Call, CallProblem } from '../platform/api/call.ts';
import type { Locale } from '@haat/contracts/shared/locale';

/** The input of a loader, on the server and in the browser alike. */
export interface LoaderInput {
  params: Record<string, string | undefined>;
  /** The page's own address. */
  url: URL;
  call: Call;
  locale: Locale;
}

/** A page's metadata for search engines and shared links. */
export interface PageMeta {
  title: string;
  description: string;
  /** Absolute path of the picture for shared links. */
  picture?: string;
  /** The page's canonical path (without a language prefix), if it differs from its own address. */
  canonicalPath?: string;
  /** Structured data, as schema.org objects. */
  jsonLd?: object[];
  /** The first picture in view, to be preloaded. */
  preloadPicture?: { src: string; srcSet?: string; sizes?: string };
}

/** The input of `meta`: the loader's data, the language, the public origin and the address. */
export interface MetaInput<Data = undefined> {
  data: Data extends (...input: never[]) => Promise<infer Loaded> ? Loaded : Data;
  locale: Locale;
  origin: string;
  path: string;
  /** The shop's settings. */
  settings: ShopSettings;
}

/** A 404 response, to be thrown by a loader. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/**
 * Returns the reply, or throws a response: 404 if it does not exist, 410 if it is gone, 503 if the shop cannot
 * respond.
 */
export function orFail<Body>(result: { ok: true; body: Body } | { ok: false; problem: CallProblem }): Body {
  if (result.ok) return result.body;
  const { status } = result.problem;
  // An invalid address is treated like one that does not exist.
  if (status === 404 || status === 422) throw notFound();
  if (status === 410) throw new Response(null, { status, statusText: 'Gone' });
  if (status === 401) throw redirect('/login');
  throw new Response(null, { status: 503, statusText: 'Unavailable' });
}
