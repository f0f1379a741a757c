/** What a name in the shop is of. */
export type ShelfKind = 'category' | 'subcategory' | 'brand' | 'shop';

export interface Term {
  asked: string;
  kind: ShelfKind | 'synonym';
  id: number;
  /** `whole`, `part` or `word` of a name; `same` or `narrower` in a group of synonyms. */
  level: 'whole' | 'part' | 'word' | 'same' | 'narrower';
  how: 'same' | 'sound';
}

/** What texts may mean, as `understand_search_texts` gives it. */
export interface Meanings {
  terms: Term[];
  groups: { id: number; level: 'same' | 'narrower'; term: string }[];
  names: Omit<Term, 'how'>[];
  /** For each single word, the words of products that are the same: [word, kinds, how]. */
  words: Record<string, [word: string, kinds: number, how: 'same' | 'sound'][]>;
}

/** A word of the catalogue with where it occurs: 1 titles, 2 keywords, 4 colours and sizes, 8 descriptions, combined. */
interface KnownWord {
  word: string;
  kinds: number;
}

/** One alternative for a part of the query: each position must be there, in any of its words. */
export type Phrase = KnownWord[][];

/** A part of the query: a word, or several that belong together. */
export interface Unit {
  text: string;
  /** Its own words; then what means the same. */
  literal: Phrase[];
  synonyms: Phrase[];
  /** What it surely names, as words of the index, such as `brand3`. */
  shelves: string[];
  /** Shelves it names in part: they count when their products say so. */
  possibleShelves: Shelf[];
  /** Whether it is what a category or a part of one is called. */
  isShelfName: boolean;
  /** Whether titles or keywords of products have it. */
  isThing: boolean;
  /** Whether a group of synonyms or a name has it, though perhaps no product. */
  isKnown: boolean;
}

const lexemes: Record<ShelfKind, string> = { category: 'cat', subcategory: 'sub', brand: 'brand', shop: 'shop' };

/** A category, subcategory, brand or shop. */
export interface Shelf {
  kind: ShelfKind;
  id: number;
}

/** The word of the index that says a product belongs to a shelf. */
export function shelfLexeme({ kind, id }: Shelf): string {
  return `${lexemes[kind]}${id}`;
}

const maxTogether = 4;

/** Splits a query into its parts: longest known names and synonyms first. */
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

/** Somebody may type `constructor`, which every object has. */
function ofWord(words: Meanings['words'], word: string): Meanings['words'][string] | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function isInTitles(found: Meanings['words'][string] | undefined): boolean {
  return found?.some(([, kinds]) => (kinds & 3) > 0) ?? false;
}

/** One part of a query, with all that it may mean. */
export function unitOf(own: readonly string[], meanings: Meanings): Unit {
  const text = own.join(' ');
  const every = meanings.terms.filter((term) => term.asked === text);
  // What is written so is meant before what only sounds so: churi is চুড়ি, and not ছুরি.
  const isWritten = every.some(isWrittenSynonym);
  const terms = every.filter(({ how, kind }) => !isWritten || how === 'same' || kind !== 'synonym');
  const groups = new Set(terms.filter(({ kind, level }) => kind === 'synonym' && level === 'same').map(({ id }) => id));
  const members = meanings.groups.filter(({ id, term }) => groups.has(id) && term !== text);
  // A group of synonyms knows the other script better than the ear does: tel is তেল, and not টিল.
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

/** The words of one alternative. Numbers are in no vocabulary. */
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
 * A whole name is meant, and so is any word of a brand. A part of a name (`Honey, Gur & Pickle`) may be meant; one word of a
 * longer name only when no product has that word.
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

/** Subcategories rather than the categories of the same name. */
function deepest(named: readonly Named[]): Named[] {
  const subcategories = named.filter(({ kind }) => kind === 'subcategory');
  return subcategories.length > 0 ? named.filter(({ kind }) => kind !== 'category') : [...named];
}

/** Whether only descriptions have it, or nothing. */
export function isUnseen({ literal, synonyms, shelves, possibleShelves }: Unit): boolean {
  const isSeen = [...literal, ...synonyms].some((phrase) =>
    phrase.every((any) => any.some(({ kinds }) => (kinds & 7) > 0)),
  );
  return !isSeen && shelves.length === 0 && possibleShelves.length === 0;
}
