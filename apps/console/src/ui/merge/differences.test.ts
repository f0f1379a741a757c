import { expect, test } from 'vitest';
import { differencesBetween, isConflict, ownFields, withFields } from './differences.ts';

interface Values {
  name: string;
  charge: string;
  days: string;
  places: string;
  note: string;
}

const base: Values = { name: 'Dhaka', charge: '100', days: '2', places: '*', note: '' };
const between = (mine: Partial<Values>, theirs: Partial<Values>) =>
  differencesBetween<Values, keyof Values>(
    { base, mine: { ...base, ...mine }, now: { ...base, ...theirs } },
    {
      names: ['name', 'charge', 'days', 'places', 'note'],
      isSame: (name, { one, other }) => one[name] === other[name],
    },
  );

const both = between(
  { charge: '120', days: '3', places: 'Dhaka', note: 'same' },
  { charge: '130', name: 'Dhaka City', note: 'same', days: '4' },
);

test('each difference says who made it; what both made the same is none', () => {
  expect(both).toEqual([
    { name: 'name', changedBy: 'theirs' },
    { name: 'charge', changedBy: 'both' },
    { name: 'days', changedBy: 'both' },
    { name: 'places', changedBy: 'mine' },
  ]);
});

test('only own changes over what nobody else changed are no conflict', () => {
  expect(isConflict(between({ days: '3' }, {}))).toBe(false);
  expect(isConflict(between({ days: '3' }, { days: '3' }))).toBe(false);
  expect(isConflict(between({}, { days: '3' }))).toBe(true);
});

test('what only one changed is kept; of what both changed, what was chosen', () => {
  const own = ownFields(both, new Set(['charge'] as const));
  expect(own).toEqual(['days', 'places']);
  const now = { ...base, name: 'Dhaka City', charge: '130', days: '4' };
  expect(withFields(now, { ...base, days: '3', places: 'Dhaka', charge: '120' }, own)).toEqual({
    name: 'Dhaka City',
    charge: '130',
    days: '3',
    places: 'Dhaka',
    note: '',
  });
});
