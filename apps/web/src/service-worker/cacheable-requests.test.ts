import { endpoints } from '@haat/contracts';
import { pageRoutes } from '@haat/contracts/pages';
import { expect, test } from 'vitest';
import { cacheKindOf, cacheableEndpoints, isOfConsole } from './cacheable-requests.ts';

const origin = 'https://haat.example';

function kindOf(path: string, { mode = 'cors', method = 'GET' }: { mode?: RequestMode; method?: string } = {}) {
  return cacheKindOf({ url: new URL(path, origin).href, mode, method }, origin);
}

test.each([
  ['/assets/entry-client-a1b2.js', 'files'],
  ['/media/demo/products/saree.webp?w=320', 'pictures'],
  ['/uploads/images/product_more_image/a.webp', 'pictures'],
  ['/api/product-list?cat_id=1&limit=30', 'catalogue'],
  ['/api/single-product/red-saree', 'catalogue'],
])('%s is cached among the %s', (path, expected) => {
  expect(kindOf(path)).toBe(expected);
});

test.each([
  '/api/userInfo',
  '/api/user_order',
  '/api/saved-lists',
  '/api/order/HT-7K3M-9QXD',
  '/api/shipping-list',
  '/api/coupon-list',
  '/api/search-suggestions?q=sa',
  '/api/admin/orders',
  '/admin/assets/first-a1b2.js',
  '/uploads/images/user_image/me.webp',
  'https://elsewhere.example/assets/a.js',
])('%s is not cached', (path) => {
  expect(kindOf(path)).toBeNull();
});

test('requests that change something are never cached', () => {
  expect(kindOf('/api/checkout-quote', { method: 'POST' })).toBeNull();
  expect(kindOf('/api/product-list', { method: 'POST' })).toBeNull();
});

test('only responses that are the same for everybody are cached', () => {
  for (const name of cacheableEndpoints) expect(endpoints[name]).toMatchObject({ cache: 'shared', access: 'public' });
});

const offline = new Set(['/cart', '/my_wish_list']);

test.each(pageRoutes.filter(({ isPersonal }) => isPersonal).map(({ path }) => path))(
  '%s is cached only where the device has all it shows',
  (path) => {
    for (const language of ['', '/bn']) {
      expect(kindOf(language + path, { mode: 'navigate' })).toBe(offline.has(path) ? 'pages' : null);
    }
  },
);

test.each([
  '/login',
  '/user/forget_password/code_match',
  '/order_tracking',
  '/order_copy',
  '/order_list_view/HT-7K3M-9QXD',
])('%s is not cached, as it needs the server', (path) => {
  for (const language of ['', '/bn']) expect(kindOf(language + path, { mode: 'navigate' })).toBeNull();
});

test.each(['/', '/bn', '/product/category/product_list/1', '/bn/product/product_details/red-saree', '/offline'])(
  'the page %s is cached',
  (path) => {
    expect(kindOf(path, { mode: 'navigate' })).toBe('pages');
  },
);

test.each([
  ['/admin', true],
  ['/admin/orders?view=pack', true],
  ['/administration', false],
  ['/', false],
  ['/bn/admin', false],
])('%s is of the console: %s', (path, expected) => {
  expect(isOfConsole(new URL(path, origin).href)).toBe(expected);
});
