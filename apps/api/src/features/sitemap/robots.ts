import { closedPaths } from './page-paths.ts';

/** What search engines may read; `origin` has no trailing slash. */
export function robots(origin: string): string {
  const closed = closedPaths.flatMap((path) => [path, `/bn${path}`]);
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
