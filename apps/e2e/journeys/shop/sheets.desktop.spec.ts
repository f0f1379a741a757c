import { expect, test } from '../../src/shop-test.ts';

test('a sheet traps focus, keeps the page from scrolling and returns focus', async ({ page }) => {
  await page.goto('/coming_soon');
  const opener = page.getByRole('link', { name: 'Delivery Policy' });
  const sheet = page.getByRole('dialog', { name: 'Delivery Policy' });
  await expect(async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible({ timeout: 1000 });
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
