import { useRouteLoaderData } from 'react-router-dom';

/**
 * The id of a personal page's route on the server. It differs from the browser's, so that the data of `Pending` is
 * not mistaken for the page's own, which the browser still has to load.
 */
export function pendingRouteId(path: string): string {
  return `pending ${path}`;
}

/** What `pendingLoader` returned on the server for the personal page at `path`; undefined after the first page of a document. */
export function usePendingData<Loader extends (input: never) => Promise<unknown>>(
  path: string,
): Awaited<ReturnType<Loader>> | undefined {
  return useRouteLoaderData<Awaited<ReturnType<Loader>>>(pendingRouteId(path));
}
