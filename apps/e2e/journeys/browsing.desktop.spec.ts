import { expect, expectAccessible, test } from '../src/shop-test.ts';

const product = '/product/product_details/dhakai-jamdani-maroon';

test('a fly-out opens, is walked through and closes by keyboard', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
  const women = menu.getByRole('link', { name: "Women's Fashion", exact: true });
  await expect(async () => {
    await women.focus();
    await page.keyboard.press('ArrowRight');
    await expect(women).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(women).toHaveAttribute('aria-expanded', 'false');
  await expect(women).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const men = menu.getByRole('link', { name: "Men's Fashion", exact: true });
  await expect(men).toBeFocused();
  await expect(men).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(
    menu
      .getByRole('list', { name: /Men's Fashion/ })
      .getByRole('link')
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/category/subCategory/*');
});

test('the lens shows what lies under it', async ({ page }) => {
  await page.goto(product);
  const picture = page.getByRole('button', { name: /^Enlarge: / }).first();
  await expect(async () => {
    await picture.hover();
    await page.mouse.move(400, 400);
    await expect(page.locator('.size-\\(--size-lens\\)')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.move(1300, 800);
  await expect(page.locator('.size-\\(--size-lens\\)')).toHaveCount(0);
});
