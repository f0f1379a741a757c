import { expectScreen } from '../../src/expect-screen.ts';
import { test } from '../../src/shop-test.ts';

/** One page of each layout; pages that share a layout are in `screens.phone.spec.ts`. */
const screens = [
  '/',
  '/search?q=panjabi',
  '/search?q=zzzzzz',
  '/product/category',
  '/product/category/subCategory/1',
  '/product/category/product_list/2',
  '/product/product_details/dhakai-jamdani-maroon',
  '/brand/all_brand',
  '/shop/all_shop',
  '/shop/all_product/1',
  '/voucher_product',
  '/nowhere',
];

for (const path of screens) {
  test(`${path} is accessible and has no layout shift in both languages`, async ({ page }) => {
    // Running axe twice over a long list is slow on a small machine.
    test.slow();
    await expectScreen(page, path);
  });
}
