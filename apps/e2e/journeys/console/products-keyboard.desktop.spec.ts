import { addStaff } from '../../src/add-staff.ts';
import { expect, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('prices and stock are worked through without a pointer', async ({ page, database, consoleErrors }) => {
  const first = await stockProduct(database, { stock: 3, offerPrice: 500 });
  const second = await stockProduct(database, { stock: 4, offerPrice: 600 });
  await database.query('UPDATE products SET title = $2 WHERE id = $1', [first.id, `${second.title} B`]);
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(second.title)}`);
  const row = (id: number) => page.locator(`[data-row="${id}"]`);
  await expect(row(second.id)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(row(first.id)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('p');
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');
  await expect(row(first.id).getByRole('button', { name: /^Price/ })).toBeFocused();
  await expect(row(first.id).getByRole('button', { name: /^Price/ })).toHaveText('৳750');
  await page.keyboard.press('o');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(row(first.id).getByRole('button', { name: /^Offer price/ })).toHaveText('৳750');
  await page.keyboard.press('s');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(row(first.id).getByRole('button', { name: /^Stock/ })).toHaveText('9');
  await expect(page.getByText('stock 3 → 9')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row(first.id).getByRole('button', { name: /^Stock/ })).toHaveText('3');
  // Booked, but the response is lost: sent again, it is not booked again.
  await page.route(
    `**/api/admin/products/${first.id}/stock`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const stock = row(first.id).getByRole('button', { name: /^Stock/ });
  await page.keyboard.press('s');
  await page.keyboard.type('+5');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveText('+5');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveText('8');
  const { rows } = await database.query('SELECT stock FROM products WHERE id = $1', [first.id]);
  expect(rows).toEqual([{ stock: 8 }]);
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/products/${second.id}\\?`));
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/products\?view=sold&q=/);
  await expect(row(second.id)).toBeVisible();
  await page.keyboard.press('6');
  await expect(page).toHaveURL(/view=retired/);
});
