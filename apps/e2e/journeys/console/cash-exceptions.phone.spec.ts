import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { makeParcels, makeZone } from '../../src/parcels.ts';
import { openAs } from '../../src/staff.ts';

test('what changed meanwhile is shown before it is settled, and nothing is booked', async ({
  page,
  request,
  database,
  consoleErrors,
}) => {
  await page.clock.install();
  const zone = await makeZone(database);
  const [first = '', second = ''] = await makeParcels({ request, database }, { zoneId: zone.id, wishes: [{}, {}] });
  await openAs(page, await addStaff(database), `/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select all of ${zone.name}` }).check();
  await page.getByRole('button', { name: 'Hand over 2', exact: true }).click();
  await passHeldTime(page);
  await page.getByRole('link', { name: 'Print courier sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Courier sheet/ })).toBeVisible();
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  await page.getByRole('checkbox', { name: 'All were paid' }).check();
  await expect(page.getByRole('button', { name: 'Settle', exact: true })).toBeEnabled();
  await database.query(
    `WITH moved AS (UPDATE orders SET status = 'returned' WHERE order_number = $1 RETURNING id)
     INSERT INTO order_status_changes (order_id, from_status, to_status, reason) SELECT id, 'shipped', 'returned', 'Refused' FROM moved`,
    [second],
  );
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(page.getByText('Something on this sheet changed meanwhile.')).toBeVisible();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
  await expect(page.getByText('Expected for 1')).toBeVisible();
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(page.getByText('৳890 booked.')).toBeVisible();
  const { rows } = await database.query('SELECT status FROM orders WHERE order_number = $1', [first]);
  expect(rows).toEqual([{ status: 'delivered' }]);
  consoleErrors.length = 0;
});

test('staff see the cash and do not settle; a sheet that does not exist says so', async ({
  page,
  request,
  database,
  consoleErrors,
}) => {
  await page.clock.install();
  const zone = await makeZone(database);
  await makeParcels({ request, database }, { zoneId: zone.id, wishes: [{}] });
  await openAs(page, await addStaff(database, { role: 'staff' }), `/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select all of ${zone.name}` }).check();
  await page.getByRole('button', { name: 'Hand over 1', exact: true }).click();
  await passHeldTime(page);
  await page.getByRole('link', { name: 'Print courier sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Courier sheet/ })).toBeVisible();
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  await expect(page.getByText('Operators and the owner settle sheets.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Settle/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/cash/30-02-ZZ');
  await expect(page.getByText('There is no sheet 30-02-ZZ')).toBeVisible();
  await page.getByRole('link', { name: 'All sheets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cash' })).toBeVisible();
  consoleErrors.length = 0;
});
