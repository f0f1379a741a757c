import { renderedQuery } from '@haat/contracts/pages';

/**
 * A URL (path and query) reduced to the parameters that some page reads, in a fixed order. Parameters appended by
 * other sites (`fbclid`, `utm_source`) change nothing on the page, so one cached page serves them all.
 */
export function canonicalUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const given = [...new URLSearchParams(url.slice(start))];
  const query = new URLSearchParams(given.filter(([name]) => renderedQuery.has(name)));
  query.sort();
  return url.slice(0, start) + (query.size > 0 ? `?${query}` : '');
}

/** A path split at its slashes: as spelled, and in lower case, with undefined for an id or slug. */
interface Pattern {
  spelled: string[];
  words: (string | undefined)[];
}

/**
 * Returns a function that normalises a path (without a language prefix): single slashes, none at the end, and fixed
 * words spelled as in the first of `patterns` that matches regardless of case. Ids and slugs are unchanged.
 */
export function canonicalPaths(patterns: readonly string[]): (path: string) => string {
  const known = patterns.map(readPattern);
  return (path) => {
    const single = path.replaceAll(/\/{2,}/g, '/');
    const trimmed = single.length > 1 ? single.replace(/\/$/, '') : single;
    const given = trimmed.split('/');
    const pattern = known.find((each) => matches(each, given));
    return pattern
      ? given.map((word, at) => (pattern.words[at] === undefined ? word : pattern.spelled[at])).join('/')
      : trimmed;
  };
}

function readPattern(pattern: string): Pattern {
  const spelled = pattern.split('/');
  return { spelled, words: spelled.map((word) => (word.startsWith(':') ? undefined : word.toLowerCase())) };
}

function matches({ words }: Pattern, given: string[]): boolean {
  if (words.length !== given.length) return false;
  return given.every((word, at) => (words[at] === undefined ? word !== '' : words[at] === word.toLowerCase()));
}
