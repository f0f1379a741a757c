import { afterEach, expect, test, vi } from 'vitest';
import { browserAddress } from './browser-address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/cart', '/', '/cart'],
  ['/search?q=saree#top', '/', '/search?q=saree#top'],
  ['/cart', '/bn', '/bn/cart'],
  ['/', '/bn', '/bn'],
  [{ pathname: '/cart', search: '?a=1' }, '/bn', '/bn/cart?a=1'],
])('%o in a shop at %s is %s', (to, basename, address) => {
  expect(browserAddress(to, { basename, fields: undefined })).toBe(address);
});

test('the fields of a form are the query', () => {
  const fields = new FormData();
  fields.set('category', '');
  fields.set('q', 'শাড়ি & shawl');
  expect(browserAddress('/search', { basename: '/bn', fields })).toBe(
    `/bn/search?category=&q=${encodeURIComponent('শাড়ি')}+%26+shawl`,
  );
});

test.each([
  ['?more=1', '/bn/shop?more=1'],
  [null, '/bn/shop?tab=2'],
])('%s is about the current page', (to, address) => {
  vi.stubGlobal('location', { pathname: '/bn/shop', search: '?tab=2' });
  expect(browserAddress(to, { basename: '/bn', fields: undefined })).toBe(address);
});
