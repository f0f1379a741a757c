import { endpoints } from '@haat/contracts';
import { pageRoutes } from '@haat/contracts/pages';
import { expect, test } from 'vitest';
import { keptAs, keptEndpoints } from './kept-requests.ts';

const origin = 'https://haat.example';

function kept(path: string, { mode = 'cors', method = 'GET' }: { mode?: RequestMode; method?: string } = {}) {
  return keptAs({ url: new URL(path, origin).href, mode, method }, origin);
}

test.each([
  ['/assets/entry-client-a1b2.js', 'files'],
  ['/media/demo/products/saree.webp?w=320', 'pictures'],
  ['/uploads/images/product_more_image/a.webp', 'pictures'],
  ['/api/product-list?cat_id=1&limit=30', 'catalogue'],
  ['/api/single-product/red-saree', 'catalogue'],
])('%s is kept among the %s', (path, expected) => {
  expect(kept(path)).toBe(expected);
});

test.each([
  '/api/userInfo',
  '/api/user_order',
  '/api/saved-lists',
  '/api/order/HT-7K3M-9QXD',
  '/api/shipping-list',
  '/api/coupon-list',
  '/api/search-suggestions?q=sa',
  '/uploads/images/user_image/me.webp',
  'https://elsewhere.example/assets/a.js',
])('%s is not kept', (path) => {
  expect(kept(path)).toBeNull();
});

test('what is sent is never kept', () => {
  expect(kept('/api/checkout-quote', { method: 'POST' })).toBeNull();
  expect(kept('/api/product-list', { method: 'POST' })).toBeNull();
});

test('only answers that do not depend on who asks are kept', () => {
  for (const name of keptEndpoints) expect(endpoints[name]).toMatchObject({ cache: 'shared', access: 'public' });
});

const offline = new Set(['/cart', '/my_wish_list']);

test.each(pageRoutes.filter(({ isPersonal }) => isPersonal).map(({ path }) => path))(
  '%s is kept only where the device has all it shows',
  (path) => {
    for (const language of ['', '/bn']) {
      expect(kept(language + path, { mode: 'navigate' })).toBe(offline.has(path) ? 'pages' : null);
    }
  },
);

test.each([
  '/login',
  '/user/forget_password/code_match',
  '/order_tracking',
  '/order_copy',
  '/order_list_view/HT-7K3M-9QXD',
])('%s is nothing without the shop', (path) => {
  for (const language of ['', '/bn']) expect(kept(language + path, { mode: 'navigate' })).toBeNull();
});

test.each(['/', '/bn', '/product/category/product_list/1', '/bn/product/product_details/red-saree', '/offline'])(
  'the page %s is kept',
  (path) => {
    expect(kept(path, { mode: 'navigate' })).toBe('pages');
  },
);
