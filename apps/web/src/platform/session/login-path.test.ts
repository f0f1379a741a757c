import { expect, test } from 'vitest';
import { loginPath } from './login-path.ts';
import { safeReturnPath } from '@haat/ui/navigation/safe-return-path.ts';

test.each([
  { pathname: '/product/product_details/4', search: '?tab=review' },
  { pathname: '/search', search: '?category=1&q=%E0%A6%B6%E0%A6%BE%E0%A7%9C%E0%A6%BF' },
])('the login leads back to $pathname with its query', (page) => {
  const { searchParams } = new URL(loginPath(page), 'https://shop.invalid');
  expect(safeReturnPath(searchParams.get('from'))).toBe(page.pathname + page.search);
});

test.each(['/', '/user/forget_password/code_match', '/user/reset_password'])(
  'a login never leads back to %s',
  (pathname) => {
    expect(loginPath({ pathname, search: '' })).toBe('/login');
  },
);

test('the login page keeps its own return path', () => {
  expect(loginPath({ pathname: '/login', search: '?from=%2Fcart' })).toBe('/login?from=%2Fcart');
});
