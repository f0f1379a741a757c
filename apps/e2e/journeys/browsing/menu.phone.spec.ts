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
