import { editDistance } from '@haat/contracts/shared/edit-distance';

/** A word of the catalogue that resembles one that no product has. */
export interface CloseWord {
  word: string;
  /** The word as a product spells it. */
  shown: string;
  /** `begins`: it starts with the typed word; `sounds`: it sounds the same; the others differ in vowels or letters. */
  how: 'sounds' | 'begins' | 'consonants' | 'letters';
  sound: string;
  alike: number;
  kinds: number;
}

interface Choice {
  words: string[];
  /** The typed word is misspelt, not just unfinished or spelt phonetically. */
  isCorrection: boolean;
}

const maxBeginnings = 12;
const descriptionOnly = 8;

/** The words probably meant by one that no product has; undefined if none is close enough. */
export function chooseCloseWords(
  asked: { word: string; sound: string },
  close: readonly CloseWord[],
): Choice | undefined {
  const named = close.filter(({ kinds }) => kinds !== descriptionOnly);
  return chooseFrom(asked, named) ?? chooseFrom(asked, close);
}

function chooseFrom({ word, sound }: { word: string; sound: string }, close: readonly CloseWord[]): Choice | undefined {
  const of = (how: CloseWord['how']) => close.filter((each) => each.how === how);
  const sounds = of('sounds');
  if (sounds.length > 0) return { words: wordsOf(sounds), isCorrection: false };
  const begins = of('begins');
  if (begins.length > 0) return { words: wordsOf(begins).slice(0, maxBeginnings), isCorrection: false };
  const consonants = nearest(of('consonants'), (each) =>
    isBarely(sound, each.sound) ? editDistance(sound, each.sound) : Infinity,
  );
  if (consonants.length > 0)
    return {
      words: wordsOf(consonants),
      isCorrection: consonants.some((each) => isLatin(each.word) === isLatin(word)),
    };
  const letters = nearest(of('letters'), (each) => {
    const far = editDistance(word, each.word);
    return far <= mostWrong(word) && (far === 1 || each.word[0] === word[0]) ? far : Infinity;
  });
  return letters.length > 0 ? { words: wordsOf(letters).slice(0, 3), isCorrection: true } : undefined;
}

function wordsOf(close: readonly CloseWord[]): string[] {
  return [...new Set(close.map(({ word }) => word))];
}

function isLatin(word: string): boolean {
  return /[a-z]/.test(word);
}

/**
 * Vowels distinguish short words: with two consonants, the first and last sound must agree; with more, a few may
 * differ.
 */
function isBarely(one: string, other: string): boolean {
  const consonants = one.replaceAll(/[aiu]/g, '').length;
  if (consonants < 3) return lastVowel(one) === lastVowel(other) && firstVowel(one) === firstVowel(other);
  return editDistance(one, other) <= (consonants === 3 ? 2 : 3);
}

/** The last vowel; an unwritten one counts as u. */
function lastVowel(sound: string): string {
  return /[aiu]$/.exec(sound)?.[0]?.replace('u', '') ?? '';
}

function firstVowel(sound: string): string {
  return (/[aiu]/.exec(sound)?.[0] ?? '').replace('u', '');
}

/** How many letters of a word may be wrong. */
function mostWrong({ length }: string): number {
  return length < 7 ? 1 : 2;
}

function nearest(close: readonly CloseWord[], distanceOf: (each: CloseWord) => number): CloseWord[] {
  const distances = close.map(distanceOf);
  const least = Math.min(Infinity, ...distances);
  return least === Infinity ? [] : close.filter((_, index) => distances[index] === least);
}
