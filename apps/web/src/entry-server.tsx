import { pageRoutes } from '@haat/contracts/pages';
import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { documentOf, type Assets } from './rendering/document.ts';
import { appMessages, loadShellWords, shellWords } from './app/messages.ts';
import type { RootData } from './app/root.tsx';
import { usualSettings } from '@haat/contracts/shop-settings';
import { createRoutes, type PageHandle } from './app/routes.tsx';
import type { Call } from './platform/api/call.ts';
import { findSavingBy } from './platform/data-saver.ts';
import type { RenderInput, RenderOutput } from '@haat/contracts/page-renderer';
import { basenameOf, inLanguage, type Locale, localeOf, withoutLocale } from '@haat/contracts/shared/locale';
import { findSpriteBy, type Sprite, spriteHtml } from '@haat/ui/icons/sprite.ts';
import { LocaleContext } from '@haat/ui/i18n/locale.ts';
import { loadDeferred } from './rendering/deferred-hydration.tsx';
import type { PageMeta } from './rendering/page.ts';
import { canonicalPaths } from './rendering/canonical-url.ts';
import { renderParts } from './rendering/render-parts.ts';

const aliases = new Map(pageRoutes.flatMap(({ path, aliases: others = [] }) => others.map((alias) => [alias, path])));
const canonicalPath = canonicalPaths([...pageRoutes.map(({ path }) => path), ...aliases.keys()]);
const handlers = new Map<string, StaticHandler>();
/** What the page being rendered needs everywhere: React renders it in later tasks. */
const renderings = new AsyncLocalStorage<{ sprite: Sprite; savesData: boolean }>();
findSpriteBy(() => renderings.getStore()?.sprite ?? new Map());
findSavingBy(() => renderings.getStore()?.savesData ?? false);

function callOf(requestContext: unknown): Call {
  return (requestContext as { call: Call }).call;
}

/** One handler per language and environment, so that page modules are loaded once. */
function handlerOf(locale: Locale, { isForDevelopers }: { isForDevelopers: boolean }): StaticHandler {
  const key = `${locale} ${isForDevelopers}`;
  const known = handlers.get(key);
  if (known) return known;
  const routes = createRoutes({ callOf, locale, isServer: true, isForDevelopers });
  const handler = createStaticHandler(routes, { basename: basenameOf(locale) });
  handlers.set(key, handler);
  return handler;
}

/** Renders the page at a URL, in the URL's language. */
export function render(input: RenderInput<Call, Assets>): Promise<RenderOutput> {
  const sprite: Sprite = new Map();
  return renderings.run({ sprite, savesData: input.savesData }, () => renderPage(input, { sprite }));
}

async function renderPage(
  { url, origin, call, savesData, isForDevelopers, assets }: RenderInput<Call, Assets>,
  { sprite }: { sprite: Sprite },
): Promise<RenderOutput> {
  const address = new URL(url, origin);
  const locale = localeOf(address.pathname);
  const path = withoutLocale(address.pathname);
  const canonical = canonicalPath(path);
  const known = aliases.get(canonical) ?? canonical;
  if (known !== path) return redirectTo(inLanguage(known, locale) + address.search, 301);

  await loadShellWords(locale);
  const handler = handlerOf(locale, { isForDevelopers });
  const context = await handler.query(new Request(address), { requestContext: { call } });
  if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/', context.status);

  await loadDeferred();
  const router = createStaticRouter(handler.dataRoutes, context);
  const content = await renderParts(
    <StrictMode>
      <LocaleContext value={locale}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LocaleContext>
    </StrictMode>,
  );
  const parts = documentOf({
    content,
    sprite: spriteHtml(sprite),
    context,
    ...describe(context, { locale, origin, path }),
    locale,
    origin,
    path,
    search: address.search,
    savesData,
    assets,
  });
  return { status: context.statusCode, headers: { 'content-type': 'text/html; charset=utf-8' }, parts };
}

function redirectTo(location: string, status: number): RenderOutput {
  return { status, headers: { location }, parts: [] };
}

/** Title, metadata and source files of the matched pages. */
function describe(
  context: StaticHandlerContext,
  { locale, origin, path }: { locale: Locale; origin: string; path: string },
): { sources: string[]; words: string[]; meta: PageMeta; isIndexed: boolean; isPersonal: boolean } {
  const sources: string[] = [];
  const words = shellWords.map((set) => set.source);
  const shell = context.loaderData['root'] as RootData | undefined;
  const settings = shell?.settings ?? usualSettings;
  let meta: PageMeta = fallbackMeta(locale, context.statusCode);
  let isIndexed = false;
  let isPersonal = false;
  for (const { route } of context.matches) {
    const handle = route.handle as PageHandle | undefined;
    if (!handle) continue;
    sources.push(handle.source);
    ({ isPersonal } = handle);
    words.push(...handle.words);
    const data = context.loaderData[route.id] as never;
    if (!handle.meta || context.statusCode >= 400) continue;
    meta = handle.meta({ data, locale, origin, path, settings });
    ({ isIndexed } = handle);
  }
  return { sources, words, meta, isIndexed, isPersonal };
}

function fallbackMeta(locale: Locale, status: number): PageMeta {
  const t = appMessages.get(locale);
  if (status === 410) return { title: t.retiredTitle, description: t.retiredText };
  return { title: t.notFoundTitle, description: t.notFoundText };
}
