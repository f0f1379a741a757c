import { expect, test } from 'vitest';
import { inView, queryOf, readAddress, searchFor, writeAddress } from './list-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('an address says what is looked for and which reviews are left out', () => {
  const query = '?view=all&q=too+thin&shop=3&star=2&status=hidden&photos=true&after=abc.def';
  expect(writeAddress(read(query))).toBe(query);
  expect(queryOf(read(query))).toEqual({
    view: 'all',
    q: 'too thin',
    shop: '3',
    star: '2',
    status: 'hidden',
    photos: 'true',
    cursor: 'def',
  });
});

test('what an address cannot mean is left out', () => {
  expect(writeAddress(read('?view=best&star=6&status=lost&photos=1&product=0&after=a%20b'))).toBe('?view=look');
});

test('another view keeps the product and nothing else', () => {
  expect(writeAddress(inView(read('?view=all&product=7&q=thin&star=2&after=abc'), 'low'))).toBe('?view=low&product=7');
});

test('the words of a review are searched for as far as the address holds them', () => {
  expect(writeAddress(searchFor('Too thin.\nAnd too short.'))).toBe('?view=all&q=Too+thin.');
  const { q } = searchFor('long '.repeat(60));
  expect([q.length, read(writeAddress(searchFor(q))).q]).toEqual([99, q]);
});
