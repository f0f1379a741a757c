/** A page's address as it is matched: its words, small; undefined where an id or a name stands. */
interface Pattern {
  spelled: string[];
  words: (string | undefined)[];
}

/**
 * Makes the one address of each page: a path (without a language) with single slashes and none at its end, its fixed words
 * spelled as the first of `patterns` that fits spells them. What stands for an id or a name keeps its letters.
 */
export function tidyPaths(patterns: readonly string[]): (path: string) => string {
  const known = patterns.map(readPattern);
  return (path) => {
    const single = path.replaceAll(/\/{2,}/g, '/');
    const tidy = single.length > 1 ? single.replace(/\/$/, '') : single;
    const given = tidy.split('/');
    const pattern = known.find((each) => fits(each, given));
    return pattern
      ? given.map((word, at) => (pattern.words[at] === undefined ? word : pattern.spelled[at])).join('/')
      : tidy;
  };
}

function readPattern(pattern: string): Pattern {
  const spelled = pattern.split('/');
  return { spelled, words: spelled.map((word) => (word.startsWith(':') ? undefined : word.toLowerCase())) };
}

function fits({ words }: Pattern, given: string[]): boolean {
  if (words.length !== given.length) return false;
  return given.every((word, at) => (words[at] === undefined ? word !== '' : words[at] === word.toLowerCase()));
}
