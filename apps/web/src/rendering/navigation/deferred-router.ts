import type { HydrationState, RouteObject } from 'react-router-dom';
import { nextTask } from '../next-task.ts';
import type { createWholeRouter } from './whole-router.ts';

/** The router that React Router itself creates. */
export type Router = ReturnType<typeof createWholeRouter>;
/** A callback of the router's changes. */
export type Subscriber = Parameters<Router['subscribe']>[0];

/** The page that a document opens with. */
export interface FirstPage {
  /** The matched routes have no `lazy`: their code is loaded. */
  routes: RouteObject[];
  basename: string;
  hydrationData?: HydrationState;
}

/** Loads the full router and starts it at the browser's location. Rejects if its code cannot be loaded. */
export async function startWholeRouter(page: FirstPage): Promise<Router> {
  const { createWholeRouter } = await import('./whole-router.ts');
  await nextTask();
  const { routes, ...options } = page;
  return createWholeRouter(routes, options);
}

/** The full router, loaded on demand. */
export interface DeferredRouter {
  /** Undefined until it is started. */
  router: Router | undefined;
  /** Loads and starts it once. Rejects if it cannot be loaded; can then be called again. */
  start: () => Promise<Router>;
}

/** Prepares the full router for a page; `onStart` passes on what was requested from the first router meanwhile. */
export function deferRouter(page: FirstPage, onStart: (router: Router) => void): DeferredRouter {
  const addressAtFirst = location.pathname + location.search;
  let starting: Promise<Router> | undefined;
  const deferred: DeferredRouter = { router: undefined, start };

  async function takeOver(): Promise<Router> {
    const { routes, basename } = page;
    // The visitor went back to an entry of an earlier document: the page's data does not belong to that address.
    const isElsewhere = location.pathname + location.search !== addressAtFirst;
    deferred.router = await startWholeRouter(isElsewhere ? { routes, basename } : page);
    removeEventListener('popstate', followHistory);
    onStart(deferred.router);
    return deferred.router;
  }

  function start(): Promise<Router> {
    starting ??= takeOver().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  function followHistory(): void {
    start().catch(() => location.reload());
  }

  addEventListener('popstate', followHistory);
  return deferred;
}
