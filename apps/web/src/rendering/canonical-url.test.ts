import { expect, test } from 'vitest';
import { plainAddress } from './canonical-url.ts';

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
])('%s is shown as %s', (given, plain) => expect(plainAddress(given)).toBe(plain));
