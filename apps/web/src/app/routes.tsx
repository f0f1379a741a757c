import { crawlersOf } from '@haat/contracts/pages';
import {
  isRouteErrorResponse,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Call } from '../platform/api/call.ts';
import type { Locale } from '@haat/contracts/shared/locale';
import { retryOnce } from '@haat/ui/device/retry-once.ts';
import type { MessageSet } from '@haat/ui/i18n/messages.ts';
import { deferHydration, hydrateDeferred, isVisitorActive, loadDeferred } from '../rendering/deferred-hydration.tsx';
import { notFound } from '../rendering/page.ts';
import { pendingRouteId } from '../rendering/pending-data.ts';
import { usePageMeta, type MetaOf } from '../rendering/page-name.ts';
import { clicksReplayed } from '../rendering/queued-clicks.ts';
import { Shell } from './layout/shell.tsx';
import { listPages, type Page } from './pages.ts';
import { Root, rootLoader } from './root.tsx';

/** The environment of the routes. */
export interface RouteEnvironment {
  /** Returns the API client: a single one in the browser; on the server one per request, taken from its context. */
  callOf: (requestContext: unknown) => Call;
  locale: Locale;
  /** Whether this runs on the server, where personal pages load no data. */
  isServer: boolean;
  /** Whether to include the pages for developers. */
  isForDevelopers: boolean;
  /** Resolves when hydration is complete; until then nothing may change what the page shows. */
  hydrated?: Promise<void>;
}

/** A page's data for the document's head, attached to its route. */
export interface PageHandle {
  source: string;
  /** Names of the page's message sets. */
  words: string[];
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** Whether the server's HTML has only what is the same for everyone. */
  isPersonal: boolean;
  meta?: MetaOf;
}

async function loadWords(messages: readonly MessageSet<unknown>[], locale: Locale): Promise<void> {
  await Promise.all(messages.map((set) => set.load(locale)));
}

function routeOf(page: Page, environment: RouteEnvironment): RouteObject {
  const { path, source, module, messages = [], isPersonal = false } = page;
  const { callOf, locale, isServer, hydrated } = environment;
  return {
    ...(path === '/' ? { index: true as const } : { path: path.slice(1) }),
    id: isPersonal && isServer ? pendingRouteId(path) : path,
    shouldRevalidate,
    async lazy() {
      const [{ Page, Pending, pendingLoader, whenPendingIsOutdated, loader, meta }] = await retryOnce(() =>
        Promise.all([module(), loadWords(messages, locale)]),
      );
      // Deferred parts are for server-rendered HTML; a page rendered in the browser shows everything at once.
      if (isVisitorActive()) await loadDeferred();
      const handle: PageHandle = {
        source,
        words: messages.map((set) => set.source),
        isIndexed: crawlersOf(page) === 'index',
        isPersonal,
        ...(meta && { meta }),
      };
      const loadWith =
        (load: typeof loader) =>
        ({ params, request, context }: LoaderFunctionArgs<unknown>) =>
          load?.({ params, url: new URL(request.url), call: callOf(context), locale }) ?? null;
      if (isPersonal && isServer) {
        return { Component: Pending ?? Nothing, handle, ...(pendingLoader && { loader: loadWith(pendingLoader) }) };
      }
      return {
        Component: meta ? named(Page, meta) : Page,
        handle,
        // The server sent `Pending`, so hydration must start from it, even without a loader.
        ...(isPersonal && { HydrateFallback: Pending ?? Nothing }),
        ...((loader || isPersonal) && {
          async loader(input: LoaderFunctionArgs<unknown>) {
            if (isPersonal) {
              await whenPendingIsOutdated?.();
              hydrateDeferred();
              await hydrated;
            }
            const data = await loadWith(loader)(input);
            // `Pending` is replaced as soon as this returns.
            if (isPersonal) await clicksReplayed();
            return data;
          },
        }),
      };
    },
  };
}

/** 'Show More' only changes the address: the list fetches the missing products, so no loader has to run again. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isMore = currentUrl.searchParams.get('more') !== nextUrl.searchParams.get('more');
  return defaultShouldRevalidate && !(isMore && withoutMore(currentUrl) === withoutMore(nextUrl));
}

function withoutMore({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete('more');
  return `${pathname}?${others}`;
}

/** Wraps a page to set the document's title. */
function named(Page: React.ComponentType, meta: MetaOf): React.ComponentType {
  return function NamedPage() {
    usePageMeta(meta);
    return <Page />;
  };
}

function Nothing(): null {
  return null;
}

const ErrorPage = deferHydration(async () => (await import('./error-page.tsx')).ErrorPage);

/** If the shell's own data failed to load, the shell is shown without it; if rendering failed, there is no shell. */
function RootErrorPage() {
  if (!isRouteErrorResponse(useRouteError())) {
    return (
      <main id="content">
        <ErrorPage />
      </main>
    );
  }
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}

/** Matches any other address: a 404 inside the shell. */
const nowhere: RouteObject = {
  path: '*',
  loader() {
    throw notFound();
  },
  Component: Nothing,
};

/** All routes of the shop, for one language. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const { callOf, isForDevelopers } = environment;
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: RootErrorPage,
      loader: ({ context }) => rootLoader(callOf(context)),
      // The shell's data rarely changes, whereas a page's is loaded at each visit.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'page',
          ErrorBoundary: ErrorPage,
          children: [...listPages({ isForDevelopers }).map((page) => routeOf(page, environment)), nowhere],
        },
      ],
    },
  ];
}
