import { expect, expectAccessible, test } from '../src/shop-test.ts';

/** Longer than a success toast stays. */
const moreThanItStaysMs = 3000;
const whereToastsStand = { x: 1200, y: 780 };

test('a toast stays while the pointer is on it and then disappears by itself', async ({ page }) => {
  await page.goto('/product/product_details/dhakai-jamdani-maroon');
  const toast = page.getByText('Added to favourite List successfully!');
  await page.mouse.move(whereToastsStand.x, whereToastsStand.y);
  await page.getByRole('button', { name: 'Favourite List' }).first().press('Enter');
  await expect(toast).toBeVisible();
  await page.mouse.move(whereToastsStand.x + 1, whereToastsStand.y);
  await page.waitForTimeout(moreThanItStaysMs);
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(1, 1);
  await expect(toast).toBeHidden({ timeout: moreThanItStaysMs });
});

test('a sheet traps focus, keeps the page from scrolling and returns focus', async ({ page }) => {
  await page.goto('/coming_soon');
  const opener = page.getByRole('link', { name: 'Delivery Policy' });
  const sheet = page.getByRole('dialog', { name: 'Delivery Policy' });
  await expect(async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await sheet.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
