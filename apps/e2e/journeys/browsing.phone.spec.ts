import { expect, test } from '../src/shop-test.ts';

test('on a phone a first press on a category shows its subcategories, a second one leads there', async ({ page }) => {
  await page.goto('/');
  // Before the page's code is there a press leads to the category; the banner turns when it is.
  await expect(page.getByRole('button', { name: /^2 of \d$/ })).toHaveAttribute('aria-current', 'true');
  const women = page.getByRole('main').getByRole('link', { name: "Women's Fashion", exact: true });
  await expect(women).toHaveAttribute('aria-expanded', 'false');
  await women.tap();
  await expect(women).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: /Women's Fashion/ })).toBeVisible();
  await women.tap();
  await page.waitForURL('**/product/category/product_list/1');
});
