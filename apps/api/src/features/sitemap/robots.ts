import { consolePath } from '@haat/contracts/pages';
import { inLanguage, localeCodes } from '@haat/contracts/shared/locale';
import { closedPaths } from './page-paths.ts';

/** The text of robots.txt; `origin` has no trailing slash. */
export function robots(origin: string): string {
  const ofShop = closedPaths.flatMap((path) => localeCodes.map((locale) => inLanguage(path, locale)));
  const closed = [consolePath, ...ofShop];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
