import type { Client } from 'pg';
import { addStaff } from '../../src/add-staff.ts';
import { fixAnswers, fixedImport } from '../../src/fixed-answers.ts';
import { expect, openScreenAt, test } from '../../src/looks-test.ts';

const phone = 390;
const desktop = 1440;

const screens: { name: string; path: string; width: number; language?: 'bn' }[] = [
  { name: 'orders', path: 'orders?view=all', width: desktop },
  { name: 'call-through', path: 'orders/call', width: phone },
  { name: 'products', path: 'products', width: desktop },
  { name: 'reviews', path: 'reviews?view=all', width: phone },
  { name: 'categories', path: 'categories', width: phone },
  { name: 'settings', path: 'settings', width: desktop },
  { name: 'today', path: '', width: desktop },
  { name: 'today-bn', path: '', width: phone, language: 'bn' },
  { name: 'order', path: 'orders/HT-2222-2222', width: desktop },
  { name: 'order-bn', path: 'orders/HT-2222-2222', width: phone, language: 'bn' },
  { name: 'orders', path: 'orders?view=all', width: phone },
  { name: 'cash', path: 'cash', width: desktop },
  { name: 'cash-bn', path: 'cash', width: phone, language: 'bn' },
  { name: 'product', path: 'products/1', width: desktop },
  { name: 'product-bn', path: 'products/1', width: phone, language: 'bn' },
  { name: 'import-result', path: `products/import/${fixedImport}`, width: desktop },
];

/** The demo's orders have relative dates and random numbers, so both are fixed here. */
async function settleOrders(database: Pick<Client, 'query'>): Promise<void> {
  await database.query(`
    WITH place AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM orders)
    UPDATE orders o SET order_number = 'HT-2222-222' || (n + 1), created_at = timestamptz '2026-11-22T05:00Z' - n * interval '5 hours'
      FROM place WHERE place.id = o.id;
    UPDATE order_status_changes c SET created_at = o.created_at FROM orders o WHERE o.id = c.order_id;
    UPDATE reviews SET updated_at = timestamptz '2026-11-20T05:00Z' - id * interval '1 hour'`);
}

for (const { name, path, width, language = 'en' } of screens) {
  test(`the console's ${name} at ${width} look as before`, async ({ page, database, baseURL }) => {
    await settleOrders(database);
    const { email, password } = await addStaff(database, { role: 'owner' });
    const answer = await page.request.post('/api/admin/sign-in', {
      headers: { origin: baseURL ?? '', 'x-haat-console': '1' },
      data: { email, password },
    });
    expect(answer.status()).toBe(200);
    await fixAnswers(page);
    await page.addInitScript((code) => localStorage.setItem('console_language', code), language);
    await openScreenAt(page, { path, width });
    await expect(page).toHaveScreenshot(`console-${name}-${width}.png`);
    // A screen may be asking again when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
