import { type ESTree, parseSync, Visitor } from 'vite';

/** A text in a source: a string, a part of a template, or text between tags. */
export interface SourceText {
  value: string;
  /** The place of its first character in the source. */
  start: number;
  /** Whether it stands where only class names do: in a `className` or as an argument of `classNames`. */
  isClassList: boolean;
  /** Whether the words in it are whole: a template may continue its first and its last one, and an escape is written otherwise. */
  isWhole: boolean;
}

/** The texts of a TypeScript source. */
export function textsOf(file: string, code: string): SourceText[] {
  const texts: SourceText[] = [];
  // How many attributes and calls of class names, and how many comparisons within them, contain the current node.
  const depth = { lists: 0, comparisons: 0 };
  const within = (place: keyof typeof depth, change: 1 | -1) => (depth[place] += change);
  const add = (value: string, { start, isWhole }: { start: number; isWhole: boolean }) =>
    texts.push({ value, start, isWhole, isClassList: depth.lists > 0 && depth.comparisons === 0 });
  const visitor = new Visitor({
    JSXAttribute: (node) => isClassName(node) && within('lists', 1),
    'JSXAttribute:exit': (node) => isClassName(node) && within('lists', -1),
    CallExpression: (node) => isJoin(node) && within('lists', 1),
    'CallExpression:exit': (node) => isJoin(node) && within('lists', -1),
    BinaryExpression: () => within('comparisons', 1),
    'BinaryExpression:exit': () => within('comparisons', -1),
    Literal({ value, start, end }) {
      if (typeof value !== 'string') return;
      add(value, { start: start + 1, isWhole: value === code.slice(start + 1, end - 1) });
    },
    TemplateElement({ value: { cooked, raw }, start, end }) {
      const shift = code.slice(start, end).indexOf(raw);
      const before = code[start + shift - 1];
      const after = code[start + shift + raw.length];
      const isSplit = (before === '}' && /^\S/.test(raw)) || (after === '$' && /\S$/.test(raw));
      add(cooked ?? raw, { start: start + shift, isWhole: cooked === raw && !isSplit });
    },
    JSXText: ({ value, start }) => add(value, { start, isWhole: true }),
  });
  visitor.visit(parseSync(file, code).program);
  return texts;
}

/**
 * Short names for the class names in these texts, the most frequent ones first. A name that also occurs elsewhere, for
 * instance in a selector, keeps its own, as do plain words: they may be anything, and are short.
 */
export function shortNames(texts: SourceText[]): Map<string, string> {
  const lists = texts.filter(({ isClassList, isWhole }) => isClassList && isWhole);
  const counts = new Map<string, number>();
  const count = ({ value }: SourceText) => {
    for (const word of wordsOf(value)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  lists.forEach(count);
  // A list in a constant is recognised by a name that is known from a list elsewhere; then its other names are known, too.
  let rest = texts.filter((text) => !lists.includes(text));
  for (;;) {
    const found = rest.filter((text) => text.isWhole && isListOfKnown(wordsOf(text.value), counts));
    if (found.length === 0) break;
    found.forEach(count);
    rest = rest.filter((text) => !found.includes(text));
  }
  const elsewhere = new Set(rest.flatMap(({ value }) => [...wordsOf(value), ...selectedIn(value)]));
  const names = [...counts.keys()].filter((name) => isUnmistakable(name) && !elsewhere.has(name));
  const ordered = names.toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  );
  const short = shortWords({ except: counts });
  return new Map(ordered.map((name) => [name, short.next().value]));
}

/** A source with short class names instead of its own. */
export function shortenSource(code: string, texts: SourceText[], names: Map<string, string>): string {
  let [shortened, from] = ['', 0];
  for (const { value, start } of texts) {
    const replaced = value.replace(/\S+/g, (word) => names.get(word) ?? word);
    if (replaced === value) continue;
    shortened += code.slice(from, start) + replaced;
    from = start + value.length;
  }
  return shortened + code.slice(from);
}

/** A style sheet with short class names in its selectors. */
export function shortenStyles(css: string, names: Map<string, string>): string {
  return css.replace(/\.((?:[\w-]|\\[^\da-f\s]|[^\0-\x7F])+)/g, (selector, escaped: string) => {
    const short = names.get(escaped.replaceAll('\\', ''));
    return short === undefined ? selector : `.${short}`;
  });
}

function isClassName({ name }: ESTree.JSXAttribute): boolean {
  return name.type === 'JSXIdentifier' && /className$/i.test(name.name);
}

function isJoin({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'classNames';
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Words that follow a full stop, as in a selector. */
function selectedIn(text: string): string[] {
  return [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Whether a word cannot be anything but a class name or an identifier of several words. */
function isUnmistakable(word: string): boolean {
  return /^[a-z[-]\S*[-:/([]/.test(word);
}

function isListOfKnown(words: string[], known: Map<string, number>): boolean {
  const isKnown = (word: string) => known.has(word) && isUnmistakable(word);
  return words.length > 1 && words.some(isKnown) && words.every((word) => known.has(word) || isUnmistakable(word));
}

// Without vowels there are no words, and so none that a blocker of advertisements hides.
const letters = Array.from('bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ');

/** Words of one letter, then of two and so on. */
function* shortWords({ except }: { except: Map<string, number> }): Generator<string, string> {
  let words = letters;
  for (;;) {
    yield* words.filter((word) => !except.has(word));
    words = words.flatMap((word) => letters.map((letter) => word + letter));
  }
}
