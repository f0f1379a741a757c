import { expect, test } from '../src/shop-test.ts';

test('on a phone a first press on a category shows its subcategories, a second one leads there', async ({ page }) => {
  // Pressed at once, long before the code has come: it opens as soon as it has.
  await page.route('**/assets/late-parts-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const women = page
    .getByRole('main')
    .getByRole('link', { name: "Women's Fashion", exact: true })
    .filter({ visible: true });
  // Until the styles are there, the menu of wide screens is seen as well.
  await expect(women).toHaveCount(1);
  await expect(women).toHaveAttribute('aria-expanded', 'false');
  await women.tap();
  await expect(women).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: /Women's Fashion/ })).toBeVisible();
  await women.tap();
  await page.waitForURL('**/product/category/product_list/1');
});
