import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('on a phone a first press on a category shows its subcategories, a second one follows the link', async ({
  page,
}) => {
  // Tapped long before the code has loaded: it opens as soon as it has.
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

test('the bar at the bottom edge leaves while scrolling down and returns; it counts, searches and chats', async ({
  page,
}) => {
  await page.goto('/product/category/product_list/2');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(bar.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute('target', '_blank');
  // At once, because browsers take a tap during a smooth scroll as a request to stop it.
  const scroll = (top: number) => page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
  await expect(async () => {
    await scroll(300);
    await expect(bar).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await scroll(-100);
  await expect(bar).toBeInViewport();
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .filter({ visible: true })
    .first()
    .tap();
  await expect(bar.getByRole('link', { name: '1 Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).tap();
  await expect(bar.getByRole('link', { name: '2 Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'One less' }).tap();
  await expect(bar.getByRole('link', { name: '1 Cart' })).toBeVisible();
  await bar.getByRole('link', { name: 'Search' }).tap();
  await expect(page.getByRole('combobox', { name: 'Search products and shops' })).toBeFocused();
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Categories' }).tap();
  await page.waitForURL('**/product/category');
  await expect(bar.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
});

test('during an order the chat is in the menu', async ({ page }) => {
  for (const path of ['/cart', '/bn/cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Menu|মেনু)$/ })
      .tap();
    const entry = page.getByRole('dialog').getByRole('link', { name: /^(Chat with us|চ্যাট করুন)/ });
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('target', '_blank');
  }
});
