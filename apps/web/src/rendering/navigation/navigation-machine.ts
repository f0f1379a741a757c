import type { HydrationState, RouteObject } from 'react-router-dom';
import type { createWholeRouter } from './whole-router.ts';

/** The router that React Router itself makes. */
export type Router = ReturnType<typeof createWholeRouter>;
/** What the router tells on each change. */
export type Subscriber = Parameters<Router['subscribe']>[0];

/** The page a document opens with. */
export interface FirstPage {
  /** The matched ones without `lazy`: their code is there. */
  routes: RouteObject[];
  basename: string;
  hydrationData?: HydrationState;
}

/** Fetches the whole router and starts it where the browser is. Rejects when its code cannot be fetched. */
export async function startWholeRouter(page: FirstPage): Promise<Router> {
  const { createWholeRouter } = await import('./whole-router.ts');
  const { routes, ...options } = page;
  return createWholeRouter(routes, options);
}

/** The whole router, once it is wanted. */
export interface NavigationMachine {
  /** Undefined until then. */
  router: Router | undefined;
  /** Fetches and starts it, once. Rejects when it cannot be fetched; ask again then. */
  start: () => Promise<Router>;
}

/** Prepares the whole router of a page; `onStart` hands over what was asked for meanwhile. */
export function prepareMachine(page: FirstPage, onStart: (router: Router) => void): NavigationMachine {
  const addressAtFirst = location.pathname + location.search;
  let starting: Promise<Router> | undefined;
  const machine: NavigationMachine = { router: undefined, start };

  async function takeOver(): Promise<Router> {
    const { routes, basename } = page;
    // Went back to an entry of an earlier document: the data that came with the page is not of that address.
    const isElsewhere = location.pathname + location.search !== addressAtFirst;
    machine.router = await startWholeRouter(isElsewhere ? { routes, basename } : page);
    removeEventListener('popstate', followHistory);
    onStart(machine.router);
    return machine.router;
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
  return machine;
}
