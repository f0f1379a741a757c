/** The kinds of shelves that a name may denote. */
export type ShelfKind = 'category' | 'subcategory' | 'brand' | 'shop';

export interface Term {
  asked: string;
  kind: ShelfKind | 'synonym';
  id: number;
  /** `whole`, `part` or `word` of a name; `same` or `narrower` in a group of synonyms. */
  level: 'whole' | 'part' | 'word' | 'same' | 'narrower';
  how: 'same' | 'sound';
}

/** The possible meanings of texts, as returned by `understand_search_texts`. */
export interface Meanings {
  terms: Term[];
  groups: { id: number; level: 'same' | 'narrower'; term: string }[];
  names: Omit<Term, 'how'>[];
  /** For each single word, the equivalent words of products: [word, kinds, how]. */
  words: Record<string, [word: string, kinds: number, how: 'same' | 'sound'][]>;
}

/**
 * A word of the catalogue and where it occurs, as a bit mask: 1 titles, 2 keywords, 4 colours and sizes, 8
 * descriptions.
 */
interface KnownWord {
  word: string;
  kinds: number;
}

/** One alternative for a part of the query: every position must match, by any of its words. */
export type Phrase = KnownWord[][];

/** A part of the query: one word, or several that belong together. */
export interface Unit {
  text: string;
  /** The typed words; then their synonyms. */
  literal: Phrase[];
  synonyms: Phrase[];
  /** Shelves that it certainly names, as lexemes of the index, such as `brand3`. */
  shelves: string[];
  /** Shelves that it names in part: they count if their products confirm it. */
  possibleShelves: Shelf[];
  /** It is the name of a category, or part of one. */
  isShelfName: boolean;
  /** It occurs in titles or keywords of products. */
  isThing: boolean;
  /** It occurs in a synonym group or a name, though perhaps in no product. */
  isKnown: boolean;
}

const lexemes: Record<ShelfKind, string> = { category: 'cat', subcategory: 'sub', brand: 'brand', shop: 'shop' };

/** A category, subcategory, brand or shop. */
export interface Shelf {
  kind: ShelfKind;
  id: number;
}

/** The lexeme by which the index marks products of a shelf. */
export function shelfLexeme({ kind, id }: Shelf): string {
  return `${lexemes[kind]}${id}`;
}

const maxTogether = 4;

/** Splits a query into parts, longest known names and synonyms first. */
export function unitsOf(words: readonly string[], meanings: Meanings): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengthOfNext(words.slice(at, at + maxTogether), meanings);
    units.push(unitOf(words.slice(at, at + length), meanings));
    at += length;
  }
  return units;
}

function lengthOfNext(next: readonly string[], { terms, words }: Meanings): number {
  for (let length = next.length; length > 1; length -= 1) {
    const text = next.slice(0, length).join(' ');
    if (terms.some((term) => term.asked === text && term.level !== 'word')) return length;
    if (length === 2 && isInTitles(ofWord(words, next.slice(0, 2).join('')))) return 2;
  }
  return 1;
}

/** A query may contain `constructor`, which every object has. */
function ofWord(words: Meanings['words'], word: string): Meanings['words'][string] | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function isInTitles(found: Meanings['words'][string] | undefined): boolean {
  return found?.some(([, kinds]) => (kinds & 3) > 0) ?? false;
}

/** One part of a query with all its possible meanings. */
export function unitOf(own: readonly string[], meanings: Meanings): Unit {
  const text = own.join(' ');
  const every = meanings.terms.filter((term) => term.asked === text);
  // Words with this spelling take precedence over words that only sound like it: churi is চুড়ি, not ছুরি.
  const isWritten = every.some(isWrittenSynonym);
  const terms = every.filter(({ how, kind }) => !isWritten || how === 'same' || kind !== 'synonym');
  const groups = new Set(terms.filter(({ kind, level }) => kind === 'synonym' && level === 'same').map(({ id }) => id));
  const members = meanings.groups.filter(({ id, term }) => groups.has(id) && term !== text);
  // A synonym group knows the other script better than the phonetic match does: tel is তেল, not টিল.
  const bySound = !terms.some(isWrittenSynonym);
  const spellings = [own, ...(own.length > 1 ? [[own.join('')]] : [])];
  const literal = spellings.map((each) => phraseOf(each, { meanings, bySound })).filter(isPossible);
  const synonyms = members
    .map(({ term }) => phraseOf(term.split(' '), { meanings, bySound: false }))
    .filter(isPossible);
  const sameTerms = new Set(members.filter(({ level }) => level === 'same').map(({ term }) => term));
  const named = [...terms, ...meanings.names.filter(({ asked }) => sameTerms.has(asked))].filter(isShelf);
  const isThing = [...literal, ...synonyms].some((phrase) =>
    phrase.every((any) => any.some(({ kinds }) => (kinds & 3) > 0)),
  );
  const isShelfName = named.some((name) => isCategory(name) && name.level !== 'word');
  return { text, literal, synonyms, isThing, isShelfName, isKnown: terms.length > 0, ...shelvesOf(named, isThing) };
}

function isWrittenSynonym({ kind, how }: Term): boolean {
  return kind === 'synonym' && how === 'same';
}

/** The words of one alternative. Numbers are not in the vocabulary. */
function phraseOf(own: readonly string[], { meanings, bySound }: { meanings: Meanings; bySound: boolean }): Phrase {
  return own.map((word) => {
    if (/^\d+$/.test(word)) return [{ word, kinds: 7 }];
    const found = ofWord(meanings.words, word) ?? [];
    return found.filter(([, , how]) => bySound || how === 'same').map(([same, kinds]) => ({ word: same, kinds }));
  });
}

function isPossible(phrase: Phrase): boolean {
  return phrase.every((any) => any.length > 0);
}

interface Named extends Shelf {
  level: string;
}

function isShelf(term: Omit<Term, 'how'>): term is Omit<Term, 'how'> & Named {
  return term.kind !== 'synonym';
}

function isCategory({ kind }: Named): boolean {
  return kind === 'category' || kind === 'subcategory';
}

/**
 * A whole name counts as meant, and so does any word of a brand. A part of a name (`Honey, Gur & Pickle`) may be
 * meant; a single word of a longer name only if no product has that word.
 */
function shelvesOf(named: readonly Named[], isThing: boolean): Pick<Unit, 'shelves' | 'possibleShelves'> {
  const sure = named.filter(
    (name) => name.level === 'whole' || (!isCategory(name) && name.level === 'part') || name.kind === 'brand',
  );
  const parts = named.filter((name) => isCategory(name) && name.level === 'part');
  const words = isThing ? [] : named.filter((name) => name.level === 'word' && name.kind !== 'brand');
  const possible = deepest(parts.length > 0 ? parts : words);
  return {
    shelves: [...new Set([...sure, ...(isThing ? [] : possible)].map(shelfLexeme))],
    possibleShelves: isThing ? possible.map(({ kind, id }) => ({ kind, id })) : [],
  };
}

/** Prefers subcategories to categories of the same name. */
function deepest(named: readonly Named[]): Named[] {
  const subcategories = named.filter(({ kind }) => kind === 'subcategory');
  return subcategories.length > 0 ? named.filter(({ kind }) => kind !== 'category') : [...named];
}

/** Whether it occurs only in descriptions, or nowhere. */
export function isUnseen({ literal, synonyms, shelves, possibleShelves }: Unit): boolean {
  const isSeen = [...literal, ...synonyms].some((phrase) =>
    phrase.every((any) => any.some(({ kinds }) => (kinds & 7) > 0)),
  );
  return !isSeen && shelves.length === 0 && possibleShelves.length === 0;
}
