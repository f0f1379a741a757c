import { keep, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

for (const { path, name, close } of [
  { path: '/', name: 'Menu', close: 'Close menu' },
  { path: '/bn', name: 'মেনু', close: 'মেনু বন্ধ করুন' },
]) {
  test(`the menu at ${path} traps focus and returns it`, async ({ page }) => {
    await page.goto(path);
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    const menu = page.getByRole('dialog', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    const closeButton = menu.getByRole('button', { name: close });
    await closeButton.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(380, 400);
    await expect(menu).toBeHidden();
  });
}

test('Back closes the menu', async ({ page }) => {
  await page.goto('/about_us');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/my_wish_list$/);
  await banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about_us$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a slow cart says that it is coming, and does not open above a page chosen meanwhile', async ({
  page,
  database,
}) => {
  const { id } = await stockProduct(database, { stock: 2 });
  await page.goto('/about_us');
  await keep(page, { cart: [id], DetailsCart: [{ id, count: 1, selectedColor: null, selectedSize: null }] });
  await page.reload();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/checkout-quote', async (route) => {
    await released;
    await route.continue();
  });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.locator('.progress-line')).toBeVisible();
  await banner.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/my_wish_list$/);
  const answer = page.waitForResponse('**/api/checkout-quote');
  release();
  await answer;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.progress-line')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
