import { expect, test } from 'vitest';
import { crawlersOf, isCachedOffline, isPathOf, pageRoutes, renderedQuery } from './pages.ts';

test('every path and alias occurs once', () => {
  const paths = pageRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a new personal page is closed to crawlers and never cached, unless its entry says otherwise', () => {
  const page = { path: '/user/new', isPersonal: true };
  expect(crawlersOf(page)).toBe('disallow');
  expect(isCachedOffline(page)).toBe(false);
  expect(isCachedOffline({ ...page, isCachedOffline: true })).toBe(true);
});

test('a new public page is indexed and cached', () => {
  expect(crawlersOf({ path: '/new' })).toBe('index');
  expect(isCachedOffline({ path: '/new' })).toBe(true);
});

test('secrets in addresses are not part of cache keys', () => {
  expect(renderedQuery.has('token')).toBe(false);
  expect(renderedQuery.has('q')).toBe(true);
});

test('path parameters match a single segment', () => {
  const page = { path: '/order_list_view/:order_number' };
  expect(isPathOf(page, '/order_list_view/HT-7K3M-9QXD')).toBe(true);
  expect(isPathOf(page, '/order_list_view')).toBe(false);
  expect(isPathOf(page, '/order_list_view/a/b')).toBe(false);
});
