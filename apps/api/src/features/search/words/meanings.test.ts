import { expect, test } from 'vitest';
import { unitsOf, type Meanings } from './meanings.ts';
import { allUnits } from '../query-text.ts';
import { withoutOne } from './without-one.ts';

const title = 1;
const colour = 4;
const described = 8;

const meanings: Meanings = {
  terms: [
    { asked: 'salwar kameez', kind: 'synonym', id: 1, level: 'same', how: 'same' },
    { asked: 'himela', kind: 'brand', id: 5, level: 'whole', how: 'same' },
    { asked: 'rice', kind: 'subcategory', id: 31, level: 'part', how: 'same' },
    { asked: 'churi', kind: 'synonym', id: 2, level: 'same', how: 'same' },
    { asked: 'churi', kind: 'synonym', id: 3, level: 'same', how: 'sound' },
  ],
  groups: [
    { id: 1, level: 'same', term: 'three piece' },
    { id: 2, level: 'same', term: 'bangle' },
    { id: 3, level: 'same', term: 'knife' },
  ],
  names: [],
  words: {
    salwar: [['salwar', 2, 'same']],
    kameez: [['kameez', title, 'same']],
    three: [['three', title, 'same']],
    piece: [['piece', title, 'same']],
    jacket: [['jacket', title, 'same']],
    rice: [['rice', title, 'same']],
    red: [['red', colour, 'same']],
    georgette: [['georgette', described, 'same']],
    bangle: [['bangles', title, 'same']],
    knife: [['knife', title, 'same']],
    churi: [['ছুরি', title, 'sound']],
  },
};

function read(text: string) {
  return unitsOf(text.split(' '), meanings);
}

function dropped(text: string) {
  return withoutOne(read(text)).map((fewer) => fewer.dropped);
}

test('a known phrase is one part, and may be said otherwise', () => {
  const units = read('red salwar kameez');
  expect(units.map(({ text }) => text)).toEqual(['red', 'salwar kameez']);
  expect(allUnits(units, 'ABC')).toBe('(((red)))&(((salwar)&(kameez))|((three)&(piece)))');
});

test('a brand stands for what carries it; a part of a shelf’s name only may', () => {
  const [brand, rice] = read('himela rice');
  expect(brand).toMatchObject({ shelves: ['brand5'], isKnown: true });
  expect(rice).toMatchObject({ shelves: [], possibleShelves: [{ kind: 'subcategory', id: 31 }] });
});

test('what is written so goes before what sounds so', () => {
  expect(allUnits(read('churi'), 'ABC')).toBe('(((bangles)))');
});

test('descriptions count only where they are asked for', () => {
  expect(allUnits(read('georgette'), 'ABC')).toBeUndefined();
  expect(allUnits(read('georgette'), 'ABCD')).toBe('(((Dgeorgette)))');
});

test('what is left out is never the thing itself', () => {
  expect(dropped('samsung jacket')[0]).toBe('samsung');
  expect(dropped('red jacket')[0]).toBe('red');
  expect(dropped('red fridge')).toEqual([]);
  expect(dropped('jacket')).toEqual([]);
});
