import { expect, test } from 'vitest';
import { canonicalPaths, canonicalUrl } from './canonical-url.ts';

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?fbclid=IwAR0x&utm_source=facebook', '/'],
  ['/search?utm_medium=post&q=jamdani+saree&category=2', '/search?category=2&q=jamdani+saree'],
  ['/bn/search?q=%E0%A6%B6%E0%A6%BE%E0%A7%9C%E0%A6%BF', '/bn/search?q=%E0%A6%B6%E0%A6%BE%E0%A7%9C%E0%A6%BF'],
  ['/product/brand/3?max=900&min=100', '/product/brand/3?max=900&min=100'],
  ['/product/brand/3?min=100&max=900', '/product/brand/3?max=900&min=100'],
  ['/search?q=a%26b%3Dc&x=1', '/search?q=a%26b%3Dc'],
  ['/search?q=%ZZ', '/search?q=%25ZZ'],
])('%s is rendered as %s', (given, canonical) => expect(canonicalUrl(given)).toBe(canonical));

const canonicalPath = canonicalPaths(['/cart', '/product/category/subCategory/:id', '/order_list_view/:order_number']);

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['//cart', '/cart'],
  ['//', '/'],
  ['/product//category///', '/product/category'],
  ['/CART', '/cart'],
  ['/Product/Category/subcategory/7', '/product/category/subCategory/7'],
  ['/ORDER_list_view/HT-7K3M-9QXD', '/order_list_view/HT-7K3M-9QXD'],
  ['/order_list_view//', '/order_list_view'],
  ['/Somewhere/Else', '/Somewhere/Else'],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('never names another host', () => {
  expect(canonicalPath('//elsewhere.example/')).toBe('/elsewhere.example');
});
