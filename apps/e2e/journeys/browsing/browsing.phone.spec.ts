import { expect, test } from '../../src/shop-test.ts';

test('on a phone a first press on a category shows its subcategories, a second one follows the link', async ({
  page,
}) => {
  // Pressed long before the code has loaded: it opens as soon as it has.
  await page.route('**/assets/deferred-sections-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const women = page
    .getByRole('main')
    .getByRole('link', { name: "Women's Fashion", exact: true })
    .filter({ visible: true });
  // Until the styles have loaded, the menu of wide screens is visible as well.
  await expect(women).toHaveCount(1);
  await expect(women).toHaveAttribute('aria-expanded', 'false');
  await women.tap();
  await expect(women).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: /Women's Fashion/ })).toBeVisible();
  await women.tap();
  await page.waitForURL('**/product/category/product_list/1');
});

test('a long press zooms at once, and releasing it opens nothing', async ({ page }) => {
  await page.goto('/product/product_details/dhakai-jamdani-maroon');
  const picture = page.getByRole('button', { name: /^Enlarge: / }).first();
  // Waits for hydration without simulating activity.
  await expect
    .poll(() => picture.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const closer = page.locator('img[style*="transform-origin"]');
  for (const round of [1, 2]) {
    await touch('touchStart', [{ x: x + 150, y: y + 150 }]);
    await expect(closer, `touch ${round}`).toBeVisible();
    await touch('touchEnd', []);
    await expect(closer).toHaveCount(0);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await picture.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the chat link hides while scrolling down and returns; during an order it is in the menu', async ({ page }) => {
  await page.goto('/product/category/product_list/2');
  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link', { name: /^Chat with us/ });
  await expect(chat).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(chat).toHaveCSS('opacity', '0', { timeout: 500 });
  }).toPass();
  await expect(chat).toHaveCSS('pointer-events', 'none');
  await page.mouse.wheel(0, -100);
  await expect(chat).toHaveCSS('opacity', '1');

  for (const path of ['/cart', '/bn/cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('a[href*="m.me/"]').filter({ visible: true })).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Menu|মেনু)$/ })
      .tap();
    const entry = page.getByRole('dialog').getByRole('link', { name: /^(Chat with us|চ্যাট করুন)/ });
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('target', '_blank');
  }
});
