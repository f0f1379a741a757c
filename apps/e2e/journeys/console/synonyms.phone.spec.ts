import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expectConsoleScreen } from '../../src/expect-console-screen.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('a search in vain becomes words that the search knows, and they are taken back', async ({ page, database }) => {
  const missed = `zubba${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  await database.query('INSERT INTO search_misses (day, text, count) VALUES (current_date, $1, 100000)', [missed]);
  await openAs(page, await addStaff(database), '/admin');
  await page.getByRole('link', { name: `Add a synonym: ${missed}` }).click();
  const made = page.getByRole('dialog', { name: 'New group of words' });
  await expect(made.getByRole('button', { name: `Remove ${missed}` })).toBeVisible();
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByText('One word alone means nothing else. Add a second one.')).toBeVisible();
  await expectAccessible(page);
  await made.getByLabel('Mean the same', { exact: true }).fill('panjabi');
  await page.keyboard.press('Enter');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/synonyms$/);
  const isFound = async () => (await page.request.get(`/api/product-list?q=${missed}`)).json();
  await expect.poll(async () => (await isFound()).data.length).toBeGreaterThan(0);

  await page.getByRole('searchbox', { name: 'A word, in any script' }).fill(missed);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expectConsoleScreen(page);
  await page.getByRole('button', { name: `More for ${missed}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`No group has “${missed}” in it`)).toBeVisible();
  await expect.poll(async () => (await isFound()).data.length).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await database.query('DELETE FROM search_misses WHERE text = $1', [missed]);
});
