import { expect, test } from 'vitest';
import { addresses, isFiltered, queryOf, readAddress, sortOf, withoutFilters, writeAddress } from './list-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test('an address survives being read and written', () => {
  const search = '?view=low&q=panjabi&shop=3&category=7&brand=2&after=170.33';
  expect(writeAddress(read(search))).toBe(search);
});

test('what an address cannot mean is left out', () => {
  const address = read('?view=everything&shop=Haat&brand=-1&after=1.x.2&q=');
  expect(writeAddress(address)).toBe('?view=sold&after=1.2');
  expect(isFiltered(address)).toBe(false);
});

test('another filter begins on the first page, and the view stays when the filters go', () => {
  expect(addresses.withChange(read('?view=out&after=17'), { shop: '3' })).toMatchObject({
    view: 'out',
    shop: '3',
    pages: [],
  });
  expect(writeAddress(withoutFilters(read('?view=out&q=Eid&brand=1&after=9')))).toBe('?view=out');
});

test('the endpoint is asked for the page after the last cursor', () => {
  expect(queryOf(read('?view=retired&brand=5&after=9.18'))).toEqual({ view: 'retired', brand: '5', cursor: '18' });
});

test('a list stays sorted without its filters, and being sorted is no filter', () => {
  const address = read('?shop=3&sort=offer-desc&after=100-9');
  expect(queryOf(address)).toEqual({ view: 'sold', shop: '3', sort: 'offer-desc', cursor: '100-9' });
  expect(writeAddress(withoutFilters(address))).toBe('?view=sold&sort=offer-desc');
  expect(isFiltered(withoutFilters(address))).toBe(false);
});

test('what is sold or on offer is sorted, but not what a text finds', () => {
  expect(sortOf(read('?view=offer&shop=3&sort=offer'))).toBe('offer');
  expect(queryOf(read('?sort=offer&q=Eid'))).toEqual({ view: 'sold', q: 'Eid' });
  expect(queryOf(read('?sort=offer&ending=true'))).toEqual({ view: 'sold', ending: 'true' });
  expect(queryOf(read('?view=out&sort=offer'))).toEqual({ view: 'out' });
  expect(queryOf(read('?sort=title'))).toEqual({ view: 'sold' });
});
