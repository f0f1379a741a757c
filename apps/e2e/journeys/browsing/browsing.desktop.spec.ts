import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

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
  const pane = page.locator('[data-lens]');
  const lens = page.locator('span:has(+ [data-lens])');
  await expect(lens).toBeVisible();
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

test('suggestions are usable with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search products and shops' });
  await box.focus();
  await box.pressSequentially('saree');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('saree');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/');
  await expect(options).toHaveCount(0);
});

test('the gallery is browsed, enlarged and closed with the keyboard', async ({ page }) => {
  await page.goto(product);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const thumbnails = gallery.getByRole('listitem').getByRole('button', { name: /: picture \d of \d$/ });
  const current = gallery.locator('[aria-current="true"]');
  await expect(async () => {
    await current.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveAccessibleName(/picture 4 of 4$/, { timeout: 500 });
  }).toPass();
  await expect(current).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName(/picture 1 of 4$/);
  await page.keyboard.press('End');
  await expect(thumbnails.last()).toBeFocused();

  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('4 of 4')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

/** Waits until the gallery is hydrated, without simulating activity. */
async function isTakenOver(page: Page): Promise<void> {
  const picture = page.getByRole('button', { name: /^Enlarge: / }).first();
  await expect
    .poll(() => picture.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
}
