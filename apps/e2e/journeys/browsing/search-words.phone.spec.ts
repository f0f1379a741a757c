import { expect, test } from '../../src/shop-test.ts';

const box = { name: 'Search products and shops' };

test('a misspelt word is corrected, a word too many left out, and both can be taken back', async ({ page }) => {
  await page.goto('/search?q=jackt');
  await expect(page.getByText('Showing results for “jacket”.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Puffer');
  await page.getByRole('link', { name: 'Search only for “jackt”' }).click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(page.getByRole('heading', { name: 'No Data Found Search Again' })).toBeVisible();

  await page.goto('/search?q=samsung+jacket');
  await expect(page.getByText('Nothing has all of “samsung jacket”; these have “jacket”.')).toBeVisible();
});

test('words about prices become a filter that goes with one press', async ({ page }) => {
  await page.goto('/search?q=panjabi+under+1500');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Remove up to ৳1,500' }).click();
  await expect(page).toHaveURL(/\/search\?q=panjabi$/);
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('a shop that is meant stands above what it sells', async ({ page }) => {
  await page.goto('/search?q=gadget+ghat');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Gadget Ghat Shop · 17 products$/ })
    .click();
  await expect(page).toHaveURL(/\/shop\/all_product\/9$/);
});

test('the first screen shows the quiet line, the heading with its count and two whole cards', async ({ page }) => {
  const paths = ['panjabi', 'shari', 'panjabi under 2000'].flatMap((words) => [
    `/search?q=${words}`,
    `/bn/search?q=${words}`,
  ]);
  for (const path of paths) {
    await page.goto(path);
    const height = page.viewportSize()?.height ?? 0;
    for (const card of [0, 1]) {
      const bounds = await page.getByRole('article').nth(card).boundingBox();
      expect((bounds?.y ?? Infinity) + (bounds?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  }
});

test('suggestions lead to words, shelves and products by keys; searches are remembered', async ({ page }) => {
  await page.goto('/search?q=panjabi');
  await expect(page.getByRole('article').first()).toBeVisible();
  // It is remembered once the page's code has loaded.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('panjabi');
  await page.goto('/');
  const input = page.getByRole('combobox', box);
  await input.click();
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['panjabi']);
  await input.fill('jamd');
  await expect(page.getByRole('group', { name: 'Search for' }).getByRole('option', { name: 'jamdani' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('৳');
  await input.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('jamdani');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=jamdani$/);
});
