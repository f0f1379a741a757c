import { personalPaths } from './static-paths.ts';

/** What search engines may read; `origin` has no trailing slash. */
export function robots(origin: string): string {
  const closed = personalPaths.flatMap((path) => [path, `/bn${path}`]);
  return [
    'User-agent: *',
    'Disallow: /dev/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
