import type { Page } from '@playwright/test';
import { keep, stockProduct } from '../../src/shopper.ts';
import { holdScripts } from '../../src/hold-scripts.ts';
import { expect, test } from '../../src/shop-test.ts';
import { wakePage } from '../../src/wake-page.ts';

test('clicks before hydration take effect afterwards', async ({ page, database }) => {
  const { id, slug } = await stockProduct(database, { stock: 9 });
  const { release } = await holdScripts(page);
  await page.goto(`/product/product_details/${slug}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add To Cart', exact: true }).filter({ visible: true });
  // Until the styles have loaded, the buttons of both widths are visible.
  await expect(add).toHaveCount(1);
  await add.click({ noWaitAfter: true });
  await add.click({ noWaitAfter: true });
  await page.getByRole('button', { name: 'Favourite List', exact: true }).click({ noWaitAfter: true });
  expect(await keptLists(page)).toEqual([null, null]);
  release();
  await expect.poll(() => keptLists(page)).toEqual([`[${id}]`, `[${id}]`]);
});

for (const lines of [0, 1, 3]) {
  test(`a cart with ${lines} lines does not shift while its figures load`, async ({ page, database }) => {
    const { id } = await stockProduct(database, { stock: 9 });
    const kept = Array.from({ length: lines }, (_each, line) => ({
      id,
      count: 1,
      selectedColor: null,
      selectedSize: `size ${line}`,
    }));
    await page.addInitScript((cart) => {
      localStorage.setItem('cart', JSON.stringify(cart.map((line) => line.id)));
      localStorage.setItem('DetailsCart', JSON.stringify(cart));
      const moved = { shift: 0 };
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    }, kept);
    const { promise: answers, resolve: come } = Promise.withResolvers<void>();
    await page.route(/api\/(checkout-quote|shipping-list)/, async (route) => {
      await answers;
      await route.continue();
    });
    const asked = page.waitForRequest(/api\/shipping-list/);
    await page.goto('/cart');
    // An empty cart is hydrated only on the visitor's first activity.
    if (lines === 0) await wakePage(page);
    await asked;
    const main = page.getByRole('main');
    await expect.poll(() => main.locator('.skeleton.size-18').evaluateAll(heldOpen)).toBe(lines);
    come();
    const last =
      lines === 0 ? main.getByText('Your cart is empty') : main.getByRole('button', { name: 'Confirm Cart' });
    await expect(last.filter({ visible: true })).toHaveCount(1);
    await expect(main.locator('.skeleton')).toHaveCount(0);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: { shift: number } }).moved.shift);
    // Letters whose font arrives late shift by 0.0006.
    expect(moved).toBeCloseTo(0, 2);
  });
}

test('an empty cart asks for nothing until something comes into it', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 9 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/cart', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByText('Your cart is empty').filter({ visible: true })).toHaveCount(1);
  expect(asked).toEqual([]);
  await keep(page, { cart: [id], DetailsCart: [{ id, count: 1, selectedColor: null, selectedSize: null }] });
  await expect(main.getByRole('link', { name: title })).toBeVisible();
});

/** Number of shapes with a height. */
function heldOpen(shapes: Element[]): number {
  return shapes.filter((shape) => (shape.closest('[style*="max-height"]')?.clientHeight ?? 0) > 0).length;
}

function keptLists(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['cart', 'favouriteList'].map((key) => localStorage.getItem(key)));
}
