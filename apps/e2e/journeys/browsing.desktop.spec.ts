import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../src/shop-test.ts';

const product = '/product/product_details/dhakai-jamdani-maroon';

test('a fly-out opens, moves focus and closes by keyboard', async ({ page }) => {
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

test('moving the pointer over the picture shows a magnified view that covers the column beside it', async ({
  page,
}) => {
  await page.goto(product);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await isTakenOver(page);
  await page.mouse.move(400, 400);
  await expect(page.locator('.size-\\(--size-lens\\)')).toBeVisible();
  const pane = page.locator('[data-lens]');
  const column = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
  const box = await pane.boundingBox();
  expect(box?.x).toBeCloseTo(column?.x ?? 0, 0);
  expect(box?.width).toBeCloseTo(column?.width ?? 0, 0);
  // The view ignores the pointer; this makes it visible to `elementFromPoint`.
  const covered = await pane.evaluate((element) => {
    element.style.pointerEvents = 'auto';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const steps = Array.from({ length: 9 }, (_each, step) => (step + 1) / 10);
    const points = steps.flatMap((x) =>
      steps.map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
    );
    return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
  });
  expect(covered).toBe(0);
  await page.mouse.move(1300, 800);
  await expect(pane).toHaveCount(0);
});

/** Waits until the gallery is hydrated, without simulating activity. */
async function isTakenOver(page: Page): Promise<void> {
  const picture = page.getByRole('button', { name: /^Enlarge: / }).first();
  await expect
    .poll(() => picture.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
}
