import { crawlersOf, pageRoutes, type PageRoute } from '@haat/contracts/pages';

const isParameterised = ({ path }: PageRoute): boolean => path.includes(':');

/** Pages that exist whatever the catalogue holds and that search engines may list. */
export const staticPaths: readonly string[] = pageRoutes
  .filter((page) => crawlersOf(page) === 'index' && !isParameterised(page))
  .map(({ path }) => path);

const isClosed = (page: PageRoute): boolean => crawlersOf(page) === 'disallow';
const openPaths = pageRoutes.filter((page) => !isClosed(page)).map(({ path }) => path);

/** Path prefixes that search engines must not visit: whole folders if all their pages are closed. */
export const closedPaths: readonly string[] = [
  ...new Set(pageRoutes.filter(isClosed).map(({ path }) => closedBeginning(path))),
].toSorted();

function closedBeginning(path: string): string {
  const [fixed = path] = path.split(':');
  const folders = [...fixed.matchAll(/\//g)].map(({ index }) => fixed.slice(0, index + 1));
  return folders.find((folder) => !openPaths.some((open) => open.startsWith(folder))) ?? fixed;
}
