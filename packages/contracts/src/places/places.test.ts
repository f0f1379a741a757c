import { expect, test } from 'vitest';
import { cityThanas } from './city-thanas.ts';
import { districts, divisions, findDistrict, sortedNames } from './places.ts';

const banglaName = /^[\p{Script=Bengali}\p{Mark} ]+$/u;
const latinName = /^[A-Za-z' -]+$/;

test('there are 8 divisions and 64 districts', () => {
  expect(new Set(divisions.map(({ name }) => name)).size).toBe(8);
  expect(new Set(districts.map(({ name }) => name)).size).toBe(64);
  expect(new Set(districts.map(({ nameBn }) => nameBn)).size).toBe(64);
});

test('there are 495 upazilas, besides the thanas of eight cities', () => {
  const thanas = Object.values(cityThanas).flatMap((names) => names.split(','));
  const all = districts.flatMap(({ upazilas }) => upazilas);
  expect(all.length - thanas.length).toBe(495);
  expect(Object.keys(cityThanas).filter((name) => findDistrict(name) === undefined)).toEqual([]);
});

test.each(districts)('$name lists each of its places once, in both languages', ({ upazilas }) => {
  expect(upazilas.length).toBeGreaterThan(0);
  expect(new Set(upazilas.map(({ name }) => name)).size).toBe(upazilas.length);
  expect(new Set(upazilas.map(({ nameBn }) => nameBn)).size).toBe(upazilas.length);
});

test('Latin names are in Latin script and Bangla names in Bangla script', () => {
  const all = [...divisions, ...districts, ...districts.flatMap(({ upazilas }) => upazilas)];
  expect(all.filter(({ name }) => !latinName.test(name))).toEqual([]);
  expect(all.filter(({ nameBn }) => !banglaName.test(nameBn))).toEqual([]);
});

test('names are sorted alphabetically in each language', () => {
  expect(sortedNames(districts, 'en').slice(0, 3)).toEqual(['Bagerhat', 'Bandarban', 'Barguna']);
  expect(sortedNames(districts, 'bn').slice(0, 3)).toEqual(['কক্সবাজার', 'কিশোরগঞ্জ', 'কুড়িগ্রাম'.normalize('NFC')]);
});

test('a district is found by its name in either language', () => {
  expect(findDistrict('ঢাকা')?.name).toBe('Dhaka');
  expect(findDistrict('Cumilla')?.division.name).toBe('Chattogram');
  expect(findDistrict('Kolkata')).toBeUndefined();
});
