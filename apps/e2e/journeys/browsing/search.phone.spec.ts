import { holdScripts } from '../../src/hold-scripts.ts';
import { expect, test } from '../../src/shop-test.ts';

test('a search without a category finds nothing but shows all matches, and a category narrows it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products and shops' }).fill('panjabi');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?*q=panjabi*');
  await expect(page.getByText('No Data Found Search Again')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Matches in all categories' })).toBeVisible();
  await expect(page.getByRole('article').first().locator('mark')).toHaveText(/panjabi/i);

  await page.getByRole('link', { name: /^Men's Fashion \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("“panjabi” in Men's Fashion");
  await expect(page.getByText('No Data Found Search Again')).toBeHidden();

  const categories = page.getByRole('combobox', { name: 'Category', exact: true });
  await categories.selectOption('Select Category');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “panjabi”');
  await expect(page).toHaveURL(/\/search\?q=panjabi$/);
  await expect(categories).toBeFocused();
  await categories.selectOption("Men's Fashion");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("“panjabi” in Men's Fashion");
  await expect(categories).toBeFocused();

  await page.goto('/search?q=zzzzzz');
  await expect(page.getByText('No Data Found Search Again')).toBeVisible();
});

test("a choice made before the page's code has loaded is applied once it has", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/search?q=panjabi&category=2', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("“panjabi” in Men's Fashion");
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Select Category');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “panjabi”');
});
