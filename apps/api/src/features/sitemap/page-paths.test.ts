import { crawlersOf, pageRoutes } from '@haat/contracts/pages';
import { expect, test } from 'vitest';
import { closedPaths, staticPaths } from './page-paths.ts';

test('the sitemap lists the indexed pages without parameters', () => {
  expect(staticPaths).toContain('/become_seller/digital_service');
  expect(staticPaths).not.toContain('/coming_soon');
  expect(staticPaths.join()).not.toContain(':');
});

test('a folder is closed as a whole if no page in it may be crawled', () => {
  expect(closedPaths).toEqual([
    '/cart',
    '/confirm_message',
    '/confirm_order_page',
    '/dev/',
    '/login',
    '/my_order_list',
    '/my_wish_list',
    '/order/',
    '/order_copy',
    '/order_list_view/',
    '/order_tracking',
    '/product/order/',
    '/search',
    '/user/',
  ]);
});

test.each(pageRoutes.map((page) => [page.path, crawlersOf(page)] as const))(
  '%s (%s) is closed by robots.txt only if it should be',
  (path, crawlers) => {
    expect(closedPaths.some((closed) => path.startsWith(closed))).toBe(crawlers === 'disallow');
  },
);
