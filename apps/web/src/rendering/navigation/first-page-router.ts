import {
  createPath,
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type DataRouteObject,
  type RouteObject,
} from 'react-router-dom';
import { browserAddress, type AddressParts } from './browser-address.ts';
import { deferRouter, type FirstPage, type Router, type Subscriber } from './deferred-router.ts';

type Destination = Parameters<Router['navigate']>[0];

/**
 * A router for the server-rendered page, without the half of React Router that navigates. That half is loaded with
 * the first navigation, or earlier by `prepare`, and takes over behind the same object. `near` are the routes that may
 * match the page. Null if the server's page is incomplete: then the full router is needed at once.
 */
export function createFirstPageRouter(
  page: FirstPage,
  near: RouteObject[],
): { router: Router; prepare: () => Promise<unknown> } | null {
  const routes = dataRoutes(near);
  const first = firstState(routes, page);
  if (!first) return null;
  const subscribers = new Map<Subscriber, () => void>();
  let scrolling: Parameters<Router['enableScrollRestoration']> | undefined;

  const deferred = deferRouter(page, (whole) => {
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, whole.subscribe(subscriber));
    if (scrolling) whole.enableScrollRestoration(...scrolling);
  });

  const router: Router = {
    ...unusedParts,
    basename: page.basename,
    get state() {
      return deferred.router?.state ?? first;
    },
    get routes() {
      return deferred.router?.routes ?? routes;
    },
    get branches() {
      return deferred.router?.branches;
    },
    get manifest() {
      return deferred.router?.manifest ?? {};
    },
    initialize: () => router,
    subscribe(subscriber) {
      subscribers.set(subscriber, deferred.router?.subscribe(subscriber) ?? (() => undefined));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    enableScrollRestoration(...parts) {
      scrolling = parts;
      return deferred.router?.enableScrollRestoration(...parts) ?? (() => undefined);
    },
    async navigate(to: number | Destination, options?: Parameters<Router['navigate']>[1]) {
      const whole = await deferred.start().catch(() => null);
      if (!whole) return goByBrowser(to, { basename: page.basename, fields: fieldsOf(options) });
      return typeof to === 'number' ? whole.navigate(to) : whole.navigate(to, options);
    },
    async revalidate() {
      const whole = await deferred.start().catch(() => null);
      return whole ? whole.revalidate() : location.reload();
    },
  };
  return { router, prepare: deferred.start };
}

function encodeLocation(to: Parameters<Router['encodeLocation']>[0]) {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), location.origin);
  return { pathname, search, hash };
}

function fieldsOf(options: Parameters<Router['navigate']>[1]): FormData | undefined {
  return options && 'formData' in options ? options.formData : undefined;
}

/** If the full router cannot be loaded, the browser navigates itself: the server has every page. */
function goByBrowser(to: number | Destination, address: AddressParts): void {
  if (typeof to === 'number') history.go(to);
  else location.assign(browserAddress(to, address));
}

function withoutFetchers(): never {
  throw new Error('No page of the shop uses a fetcher.');
}

/** Members that need no navigation, and those that the shop does not use. */
const unusedParts = {
  future: {},
  window,
  createHref: (to: Parameters<Router['createHref']>[0]) => createPath(encodeLocation(to)),
  encodeLocation,
  fetch: withoutFetchers,
  getFetcher: withoutFetchers,
  resetFetcher: () => undefined,
  deleteFetcher: () => undefined,
  getBlocker(): never {
    throw new Error('No page of the shop holds a visitor back.');
  },
  deleteBlocker: () => undefined,
  patchRoutes: () => undefined,
  dispose: () => undefined,
  _internalSetRoutes: () => undefined,
  _internalSetStateDoNotUseOrYouWillBreakYourApp: () => undefined,
  _internalFetchControllers: new Map<string, AbortController>(),
};

/** The state in which the full router would start. Null if data or code of the page is missing. */
function firstState(routes: DataRouteObject[], { basename, hydrationData }: FirstPage): Router['state'] | null {
  const matches = matchRoutes(routes, location, basename);
  const { loaderData = {}, errors } = hydrationData ?? {};
  if (!matches || errors) return null;
  if (matches.some(({ route }) => route.lazy || (route.loader && loaderData[route.id] === undefined))) return null;
  const { pathname, search, hash } = location;
  const entry: { usr?: unknown; key?: string } | null = history.state;
  return {
    historyAction: NavigationType.Pop,
    location: { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' },
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** Routes as the router stores them: with elements instead of components, and with ids. */
function dataRoutes(routes: RouteObject[]): DataRouteObject[] {
  return routes.map((route) => {
    const { id = route.path ?? '', children } = route;
    return { ...route, ...mapRouteProperties(route), id, ...(children && { children: dataRoutes(children) }) };
  }) as DataRouteObject[];
}
