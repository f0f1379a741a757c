import type { ShopSettings } from '@haat/contracts';
import { redirect } from 'react-router-dom';
import type { Call, CallProblem } from '../platform/api/call.ts';
import type { Locale } from '@haat/contracts/shared/locale';

/** What a loader is given, on the server and in the browser alike. */
export interface LoaderInput {
  params: Record<string, string | undefined>;
  /** The page's own address. */
  url: URL;
  call: Call;
  locale: Locale;
}

/** What a page says of itself to search engines, and to people who share it. */
export interface PageMeta {
  title: string;
  description: string;
  /** Absolute path of a picture to show where the page is shared. */
  picture?: string;
  /** Path (without a language) under which the page is known, when it is not its own address. */
  canonicalPath?: string;
  /** Structured data, as schema.org objects. */
  jsonLd?: object[];
  /** The first picture in view, fetched early. */
  preloadPicture?: { src: string; srcSet?: string; sizes?: string };
}

/** What `meta` is given: the loader's data, the language, the public origin and the address. */
export interface MetaInput<Data = undefined> {
  data: Data extends (...input: never[]) => Promise<infer Loaded> ? Loaded : Data;
  locale: Locale;
  origin: string;
  path: string;
  /** What the shop says about itself. */
  settings: ShopSettings;
}

/** Ends a loader: the page answers 404. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** The reply, or a page's way out: 404 for what does not exist, 410 for what is gone, 503 where the shop cannot answer. */
export function orFail<Body>(result: { ok: true; body: Body } | { ok: false; problem: CallProblem }): Body {
  if (result.ok) return result.body;
  const { status } = result.problem;
  // An address that makes no sense leads nowhere, like one that does not exist.
  if (status === 404 || status === 422) throw notFound();
  if (status === 410) throw new Response(null, { status, statusText: 'Gone' });
  if (status === 401) throw redirect('/login');
  throw new Response(null, { status: 503, statusText: 'Unavailable' });
}
