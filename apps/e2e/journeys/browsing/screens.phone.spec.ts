import { expectScreen } from '../../src/expect-screen.ts';
import { test } from '../../src/shop-test.ts';

/** Pages with the layout of a list in `screens.spec.ts`. */
const screens = [
  '/search?q=panjabi&category=2',
  '/product/brand/1',
  '/all_shop_home',
  '/all_new_arraival',
  '/all_winter_product',
  '/all_popular_product',
  '/offer_product',
];

for (const path of screens) {
  test(`${path} is accessible and has no layout shift in both languages`, async ({ page }) => {
    // Running axe twice over a long list is slow on a small machine.
    test.slow();
    await expectScreen(page, path);
  });
}
