import { expect, test } from 'vitest';
import { addresses, queryOf, sheetsOfAge } from './sheet-address.ts';

test('sheets of an age have an address, which the list reads', () => {
  expect(sheetsOfAge('late')).toBe('/cash?view=open&age=late');
  const address = addresses.readAddress(new URLSearchParams('view=open&age=late&after=71.48'));
  expect(queryOf(address)).toEqual({ view: 'open', age: 'late', cursor: '48' });
  expect(queryOf(addresses.readAddress(new URLSearchParams('age=old')))).toEqual({ view: 'open' });
});
