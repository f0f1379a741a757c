import { matchPath } from 'react-router-dom';

/**
 * The one address of a page: a path (without a language) with single slashes and none at its end, its fixed words spelled as
 * the first of `patterns` that fits spells them. What stands for an id or a name keeps its letters.
 */
export function tidyPath(path: string, patterns: readonly string[]): string {
  const single = path.replaceAll(/\/{2,}/g, '/');
  const tidy = single.length > 1 ? single.replace(/\/$/, '') : single;
  const pattern = patterns.find((each) => matchPath(each, tidy));
  if (pattern === undefined) return tidy;
  const given = tidy.split('/');
  const words = pattern.split('/').map((word, position) => (word.startsWith(':') ? given[position] : word));
  return words.join('/');
}
