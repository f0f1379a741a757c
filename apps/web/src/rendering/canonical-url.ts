import { renderedQuery } from '@haat/contracts/pages';

/**
 * An address (path and query) with only the parameters that some page reads, in a fixed order. What other sites hang on to a
 * link (`fbclid`, `utm_source`) changes nothing that is shown, so one rendered page serves them all.
 */
export function plainAddress(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const given = [...new URLSearchParams(url.slice(start))];
  const kept = new URLSearchParams(given.filter(([name]) => renderedQuery.has(name)));
  kept.sort();
  return url.slice(0, start) + (kept.size > 0 ? `?${kept}` : '');
}
