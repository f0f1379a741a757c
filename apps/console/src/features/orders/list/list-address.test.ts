import { expect, test } from 'vitest';
import { addresses, isFiltered, queryOf, readAddress, withoutFilters, writeAddress } from './list-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test('an address survives being read and written', () => {
  const search =
    '?view=all&q=01712&status=delivered%2Ccancelled&zone=3&shop=7&from=2026-11-01&to=2026-11-22&min=100&max=5000&late=true&after=17.33';
  expect(writeAddress(read(search))).toBe(search);
});

test('the longest e-mail address is searched for', () => {
  expect(read(`?q=${'a'.repeat(241)}@haat.example`).q).toHaveLength(254);
});

test('what an address cannot mean is left out', () => {
  const address = read('?view=everything&zone=Dhaka&from=yesterday&min=-5&status=lost,sent&late=no&after=1.x.2&q=');
  expect(writeAddress(address)).toBe('?view=confirm&after=1.2');
  expect(isFiltered(address)).toBe(false);
});

test('another filter begins on the first page', () => {
  expect(addresses.withChange(read('?view=pack&after=17'), { zone: '3' })).toMatchObject({
    view: 'pack',
    zone: '3',
    pages: [],
  });
});

test('the view stays when the filters go', () => {
  expect(writeAddress(withoutFilters(read('?view=way&q=Farzana&min=100&after=9')))).toBe('?view=way');
});

test('the endpoint is asked for the page after the last cursor', () => {
  expect(queryOf(read('?view=way&max=5000&after=9.18'))).toEqual({ view: 'way', max_total: '5000', cursor: '18' });
});
