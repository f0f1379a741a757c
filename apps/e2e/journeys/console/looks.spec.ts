import type { Client } from 'pg';
import { addStaff } from '../../src/add-staff.ts';
import { expect, openScreenAt, test } from '../../src/looks-test.ts';

const phone = 390;
const desktop = 1440;

const screens = [
  { name: 'orders', path: 'orders?view=all', width: desktop },
  { name: 'call-through', path: 'orders/call', width: phone },
  { name: 'products', path: 'products', width: desktop },
  { name: 'reviews', path: 'reviews?view=all', width: phone },
  { name: 'categories', path: 'categories', width: phone },
  { name: 'settings', path: 'settings', width: desktop },
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

for (const { name, path, width } of screens) {
  test(`the console's ${name} at ${width} look as before`, async ({ page, database, baseURL }) => {
    await settleOrders(database);
    const { email, password } = await addStaff(database, { role: 'owner' });
    const answer = await page.request.post('/api/admin/sign-in', {
      headers: { origin: baseURL ?? '', 'x-haat-console': '1' },
      data: { email, password },
    });
    expect(answer.status()).toBe(200);
    await openScreenAt(page, { path, width });
    await expect(page).toHaveScreenshot(`console-${name}-${width}.png`);
  });
}
