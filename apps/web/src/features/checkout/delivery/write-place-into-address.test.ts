import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writePlaceIntoAddress } from './write-place-into-address.ts';

const dhanmondi = { district: 'Dhaka', upazila: 'Dhanmondi', postCode: '1205' };
const nothing = { district: '', upazila: '', postCode: '' };

test.each([
  ['House 14, Road 7', 'House 14, Road 7, Dhanmondi, Dhaka 1205'],
  ['', 'Dhanmondi, Dhaka 1205'],
  ['House 14, Road 7, Dhanmondi, Dhaka', 'House 14, Road 7, Dhanmondi, Dhaka 1205'],
  ['House 14, dhanmondi, DHAKA-1205', 'House 14, Dhanmondi, Dhaka 1205'],
  ['House 14, Dhanmondi, Dhaka ১২০৫', 'House 14, Dhanmondi, Dhaka 1205'],
  ['Dhanmondi, House 14', 'House 14, Dhanmondi, Dhaka 1205'],
  ['House 14,\nRoad 7, ,', 'House 14, Road 7, Dhanmondi, Dhaka 1205'],
  ['14 Dhaka Road', '14 Dhaka Road, Dhanmondi, Dhaka 1205'],
])('%j becomes %j', (address, written) => {
  expect(writePlaceIntoAddress(address, dhanmondi)).toBe(written);
});

test('choosing step by step leaves one place in the address', () => {
  const district = { district: 'Dhaka', upazila: '', postCode: '' };
  const first = writePlaceIntoAddress('House 14', district);
  expect(first).toBe('House 14, Dhaka');
  expect(writePlaceIntoAddress(first, dhanmondi, district)).toBe('House 14, Dhanmondi, Dhaka 1205');
});

test('the previously chosen place is replaced, and what was typed after it stays', () => {
  const savar = { district: 'Dhaka', upazila: 'Savar', postCode: '1340' };
  expect(writePlaceIntoAddress('House 14, Dhanmondi, Dhaka 1205, 3rd floor', savar, dhanmondi)).toBe(
    'House 14, 3rd floor, Savar, Dhaka 1340',
  );
  expect(writePlaceIntoAddress('House 14, Dhanmondi, Dhaka 1205', nothing, dhanmondi)).toBe('House 14');
});

test.each(['12', '12, Green Road', '১২, গ্রিন রোড', 'Green Road, 120'])(
  '%j survives a post code being typed',
  (address) => {
    let place = { district: 'Dhaka', upazila: '', postCode: '' };
    let written = writePlaceIntoAddress(address, place, nothing);
    for (const postCode of ['1', '12', '120', '1205']) {
      const next = { ...place, postCode };
      written = writePlaceIntoAddress(written, next, place);
      expect(written).toBe(`${address}, Dhaka ${postCode}`);
      place = next;
    }
  },
);

test('a dash is no post code', () => {
  expect(writePlaceIntoAddress('House 14, -', nothing)).toBe('House 14, -');
});

test('a post code that ends the address is not repeated', () => {
  expect(writePlaceIntoAddress('House 14, 1205', dhanmondi, { ...dhanmondi, postCode: '120' })).toBe(
    'House 14, Dhanmondi, Dhaka 1205',
  );
  const withoutDistrict = { district: '', upazila: '', postCode: '12' };
  expect(writePlaceIntoAddress('House 14, 1', withoutDistrict, { ...withoutDistrict, postCode: '1' })).toBe(
    'House 14, 12',
  );
});

test('Bangla names are written the same way', () => {
  const place = { district: 'ঢাকা', upazila: 'ধানমন্ডি', postCode: '১২০৫' };
  expect(writePlaceIntoAddress('বাড়ি ১৪, ধানমন্ডি', place)).toBe('বাড়ি ১৪, ধানমন্ডি, ঢাকা ১২০৫');
});

const typed = fc.string({ unit: fc.constantFrom('a', 'D', ' ', ',', '1', 'ঢ', '\n', '-'), maxLength: 12 });
const word = fc.string({ unit: fc.constantFrom('a', 'D', ' ', '1', '১', 'ঢ'), maxLength: 6 });
const place = fc.record({ district: word, upazila: word, postCode: word });

test('writing a place twice changes nothing', () => {
  fc.assert(
    fc.property(typed, place, (address, chosen) => {
      const once = writePlaceIntoAddress(address, chosen);
      expect(writePlaceIntoAddress(once, chosen)).toBe(once);
      expect(writePlaceIntoAddress(once, chosen, chosen)).toBe(once);
    }),
  );
});
