import { expect, test } from 'vitest';
import { tidyPaths } from './canonical-path.ts';

const tidyPath = tidyPaths(['/cart', '/product/category/subCategory/:id', '/order_list_view/:order_number']);

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
])('%s is %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('never names another host', () => {
  expect(tidyPath('//elsewhere.example/')).toBe('/elsewhere.example');
});
