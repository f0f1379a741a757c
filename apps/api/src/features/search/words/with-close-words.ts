import type { Transaction } from '../../../platform/db/transaction.ts';
import { chooseCloseWords, type CloseWord } from './close-words.ts';
import { isUnseen, unitOf, type Meanings, type Unit } from './meanings.ts';

type Reads = { db: Transaction };

/** Replaces words that no product has by similar words of the catalogue. */
export async function withCloseWords({ db }: Reads, units: Unit[]) {
  const sought = units.filter(isSought).slice(0, 4);
  const found = await Promise.all(sought.map((unit) => closeUnit({ db }, unit)));
  const closer = new Map(sought.map((unit, index) => [unit, found[index]]));
  const isCorrected = found.some((each) => each?.isCorrection);
  return {
    units: units.map((unit) => closer.get(unit)?.unit ?? unit),
    corrected: isCorrected ? units.map((unit) => closer.get(unit)?.shown ?? unit.text).join(' ') : undefined,
    isSimilar: found.some((each) => each !== undefined),
  };
}

function isSought(unit: Unit): boolean {
  return isUnseen(unit) && !unit.isKnown && !/^\d+$/.test(unit.text);
}

async function closeUnit({ db }: Reads, unit: Unit) {
  const close = await db.$queryRaw<(CloseWord & { asked_sound: string })[]>`
    SELECT *, search_plain_sound(${unit.text}) AS asked_sound FROM find_close_words(${unit.text})`;
  // A word that occurs in descriptions is not misspelt, but may be unfinished.
  const possible =
    unit.literal.length > 0 ? close.filter(({ how, kinds }) => how === 'begins' && (kinds & 3) > 0) : close;
  const choice = chooseCloseWords({ word: unit.text, sound: close[0]?.asked_sound ?? '' }, possible);
  if (!choice) return undefined;
  const [row] = await db.$queryRaw<
    { meanings: Meanings }[]
  >`SELECT understand_search_texts(${choice.words}::text[]) AS meanings`;
  if (!row) return undefined;
  const units = choice.words.map((word) => unitOf(word.split(' '), row.meanings));
  return {
    unit: { ...joined([unit, ...units]) },
    isCorrection: choice.isCorrection,
    shown: choice.isCorrection ? close.find(({ word }) => word === choice.words[0])?.shown : undefined,
  };
}

/** Combines alternatives into one part of a query. */
function joined(units: Unit[]): Unit {
  return {
    text: units[0]?.text ?? '',
    literal: units.flatMap(({ literal }) => literal),
    synonyms: units.flatMap(({ synonyms }) => synonyms),
    shelves: units.flatMap(({ shelves }) => shelves),
    possibleShelves: units.flatMap(({ possibleShelves }) => possibleShelves),
    isThing: units.some(({ isThing }) => isThing),
    isShelfName: units.some(({ isShelfName }) => isShelfName),
    isKnown: true,
  };
}
