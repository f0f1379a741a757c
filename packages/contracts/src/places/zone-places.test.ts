import { expect, test } from 'vitest';
import { readZonePlaces, zoneForPlace } from './zone-places.ts';

const zones = [
  { id: 1, places: 'Dhaka' },
  { id: 2, places: 'Dhaka/Savar, Gazipur' },
  { id: 3, places: '*' },
  { id: 4, places: '' },
];

test.each([
  ['Dhaka', '', 1],
  ['Dhaka', 'Dhanmondi', 1],
  ['Dhaka', 'Savar', 2],
  ['ঢাকা', 'সাভার', 2],
  ['Gazipur', 'Kapasia', 2],
  ['Sylhet', 'Kotwali', 3],
  ['Atlantis', '', undefined],
  ['', '', undefined],
])('%s %s is in zone %s', (district, upazila, id) => {
  expect(zoneForPlace(zones, { district, upazila })?.id).toBe(id);
});

test('a place that no zone covers has none', () => {
  expect(zoneForPlace(zones.slice(0, 2), { district: 'Sylhet', upazila: '' })).toBeUndefined();
});

test('places are stored once, under their English names; others are reported', () => {
  expect(readZonePlaces(' ঢাকা/সাভার, Gazipur,\nGazipur, *, Atlantis, Dhaka/Atlantis')).toEqual({
    places: 'Dhaka/Savar, Gazipur, *',
    unknown: ['Atlantis', 'Dhaka/Atlantis'],
  });
  expect(readZonePlaces(' ')).toEqual({ places: '', unknown: [] });
});
