import { expect, test } from 'vitest';
import { tidyPath } from './tidy-path.ts';

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['//cart', '/cart'],
  ['//', '/'],
  ['/product//category///', '/product/category'],
])('%s is %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('never names another host', () => {
  expect(tidyPath('//elsewhere.example/')).toBe('/elsewhere.example');
});
