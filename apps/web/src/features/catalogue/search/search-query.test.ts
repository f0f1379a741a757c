import { expect, test } from 'vitest';
import { readSearch, searchPath } from './search-query.ts';

const read = (search: string) => readSearch(new URLSearchParams(search));

test('words are trimmed and not longer than the shop reads', () => {
  expect(read('q=%20panjabi%20')).toEqual({ text: 'panjabi', categoryId: null, isExact: false });
  expect(read(`q=${'a'.repeat(300)}`).text).toHaveLength(100);
});

test.each(['category=', 'category=0', 'category=x', 'category=-1', 'category=1e3'])('%s is no category', (search) => {
  expect(read(search).categoryId).toBeNull();
});

test('an address leads back to its search', () => {
  const [, search = ''] = searchPath('শাড়ি & more', 3).split('?');
  expect(read(search)).toEqual({ text: 'শাড়ি & more', categoryId: 3, isExact: false });
  const [, exact = ''] = searchPath('panjbi', null, { isExact: true }).split('?');
  expect(read(exact)).toEqual({ text: 'panjbi', categoryId: null, isExact: true });
});
