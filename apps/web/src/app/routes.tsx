import { crawlersOf } from '@haat/contracts/pages';
import {
  isRouteErrorResponse,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Call } from '../platform/api/call.ts';
import type { Locale } from '@haat/ui/i18n/locale.ts';
import type { MessageSet } from '@haat/ui/i18n/messages.ts';
import { isSomebodyHere, latePart, prepareLateParts } from '../rendering/deferred-hydration.tsx';
import { notFound } from '../rendering/page.ts';
import { usePageMeta, type MetaOf } from '../rendering/page-name.ts';
import { Shell } from './layout/shell.tsx';
import { listPages, type Page } from './pages.ts';
import { Root, rootLoader } from './root.tsx';

/** What loaders work with: the language and the way to the API. */
export interface RouteEnvironment {
  /** The way to the API: in the browser there is one, on the server each request's own stands in its context. */
  callOf: (requestContext: unknown) => Call;
  locale: Locale;
  /** On the server, pages about one's own data load nothing. */
  isServer: boolean;
  /** Whether there are pages for people who build the shop. */
  isForDevelopers: boolean;
  /** Done when the browser has taken over the server's HTML; until then nothing may change what it shows. */
  hydrated?: Promise<void>;
}

/** What a page module leaves on its route, to be read when the document's head is written. */
export interface PageHandle {
  source: string;
  /** Its sets of words, as they name themselves. */
  words: string[];
  /** Whether search engines may list it. */
  isIndexed: boolean;
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
    id: path,
    shouldRevalidate,
    async lazy() {
      const [{ Page, Pending, loader, meta }] = await Promise.all([module(), loadWords(messages, locale)]);
      // Parts come late on the page that the server drew; one that is drawn here comes whole.
      if (isSomebodyHere()) await prepareLateParts();
      const handle: PageHandle = {
        source,
        words: messages.map((set) => set.source),
        isIndexed: crawlersOf(page) === 'index',
        ...(meta && { meta }),
      };
      if (isPersonal && isServer) return { Component: Pending ?? Nothing, handle };
      return {
        Component: meta ? named(Page, meta) : Page,
        handle,
        // The server sent `Pending`, so the browser starts from it too, whether or not there is data to wait for.
        ...(isPersonal && { HydrateFallback: Pending ?? Nothing }),
        ...((loader || isPersonal) && {
          async loader({ params, request, context }: LoaderFunctionArgs<unknown>) {
            if (isPersonal) await hydrated;
            return loader?.({ params, url: new URL(request.url), call: callOf(context), locale }) ?? null;
          },
        }),
      };
    },
  };
}

/** Show More only lengthens a list: it fetches its further products itself, and all else on the page stays as it is. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isMore = currentUrl.searchParams.get('more') !== nextUrl.searchParams.get('more');
  return defaultShouldRevalidate && !(isMore && withoutMore(currentUrl) === withoutMore(nextUrl));
}

function withoutMore({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete('more');
  return `${pathname}?${others}`;
}

/** The page, with its title on the tab. */
function named(Page: React.ComponentType, meta: MetaOf): React.ComponentType {
  return function NamedPage() {
    usePageMeta(meta);
    return <Page />;
  };
}

function Nothing(): null {
  return null;
}

const ErrorPage = latePart(async () => (await import('./error-page.tsx')).ErrorPage);

/** Where the shell's own data did not come, the shell stands without it; where it could not be drawn, it is left out. */
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

/** Any other address: the page is missing, and the shell stays around the words that say so. */
const nowhere: RouteObject = {
  path: '*',
  loader() {
    throw notFound();
  },
  Component: Nothing,
};

/** Every route of the shop, for one language. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const { callOf, isForDevelopers } = environment;
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: RootErrorPage,
      loader: ({ context }) => rootLoader(callOf(context)),
      // What the shell shows changes rarely; a page's own data is loaded at each visit.
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
