/** A regular expression literal in a file. */
export interface FoundExpression {
  at: string;
  expression: RegExp;
}

// What may precede a literal; in formatted code a division has spaces on both sides.
const literals =
  /(?<=[=(,:[!&|?{};]\s?|return |^\s*)\/(?![/* ])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;
const comments = /^\s*(?:\/\/|\/?\*).*$/gm;

/** The regular expression literals of a TypeScript file. */
export function findExpressions({ path, text }: { path: string; text: string }): FoundExpression[] {
  return [...text.replaceAll(comments, '').matchAll(literals)].flatMap(([whole, pattern = '', flags = '']) => {
    const expression = compile(pattern, flags.replace('y', ''));
    return expression ? [{ at: `${path} ${whole}`, expression }] : [];
  });
}

/** Null for text that only looks like an expression. */
function compile(pattern: string, flags: string): RegExp | null {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return null;
  }
}

/** Characters that may repeat: those of the expression itself, and one of each class. */
function repeatableParts({ source }: RegExp): string[] {
  const own = source.match(/[^\\^$.|?*+()[\]{}]/gu) ?? [];
  const common = [
    'a',
    'A',
    '0',
    ' ',
    '\t',
    '\n',
    '-',
    '_',
    '.',
    ',',
    '/',
    '\\',
    '@',
    '=',
    '"',
    "'",
    '<',
    '&',
    '%',
    'ক',
    '०',
  ];
  return [...new Set([...own, ...common])];
}

/** Texts of this length that start with a match, repeat, and end without one. */
export function* hostileTexts(expression: RegExp, length: number): Generator<string> {
  const parts = repeatableParts(expression);
  for (const part of parts) {
    const repeated = part.repeat(Math.ceil(length / part.length));
    yield repeated;
    yield `${repeated}!`;
    yield `${repeated}\0`;
    yield `/${repeated}\n`;
  }
  for (const pair of parts.map((part, place) => part + (parts[place + 1] ?? 'a'))) {
    yield `${pair.repeat(length / 2)}\0`;
  }
}

interface SlowOptions {
  length: number;
  maxMs: number;
}

/** Exponential expressions take seconds for a text a few letters longer than one that takes milliseconds, so lengths start small. */
const shortLengths = [16, 18, 20, 22, 24, 26, 28];

/** Whether the expression takes longer than `maxMs` for one of its texts. Returns at the first one, shorter texts first. */
export function isSlow({ expression }: FoundExpression, { length, maxMs }: SlowOptions): boolean {
  return [...shortLengths, length / 100, length / 10, length].some((each) => {
    for (const text of hostileTexts(expression, each)) {
      // The faster of two attempts, to rule out a pause of the machine.
      if (timeOf(expression, text) > maxMs && timeOf(expression, text) > maxMs) return true;
    }
    return false;
  });
}

function timeOf(expression: RegExp, text: string): number {
  const startedAt = performance.now();
  if (expression.global) text.match(expression);
  else expression.test(text);
  return performance.now() - startedAt;
}
