import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { makeParcels, makeZone } from '../../src/parcels.ts';
import { openAs } from '../../src/staff.ts';

test('what somebody else handed over meanwhile is said, and the rest goes', async ({ page, request, database }) => {
  await page.clock.install();
  const zone = await makeZone(database);
  const wishes = [{}, {}, {}];
  const [first = '', ...others] = await makeParcels({ request, database }, { zoneId: zone.id, wishes });
  const staff = await addStaff(database);
  await openAs(page, staff, `/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select all of ${zone.name}` }).check();
  await page.getByRole('button', { name: 'Hand over 3', exact: true }).click();
  await database.query(
    `WITH moved AS (UPDATE orders SET status = 'cancelled' WHERE order_number = ANY($1) RETURNING id)
     INSERT INTO order_status_changes (order_id, from_status, to_status, by_staff_id, created_at)
     SELECT moved.id, 'packed', 'cancelled', s.id, '2026-11-21T16:41:00Z' FROM moved, staff_members s WHERE s.email = $2`,
    [others, staff.email],
  );
  await passHeldTime(page);
  await expect(page.getByText('1 handed over. 2 could not take this step.')).toBeVisible();
  await page.getByRole('button', { name: 'See them' }).click();
  const refused = page.getByRole('dialog', { name: '2 orders changed meanwhile' });
  for (const number of others)
    await expect(refused.getByRole('listitem').filter({ hasText: number })).toContainText(
      `${staff.name}, 21 Nov, 22:41`,
    );
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await expect(refused).toBeHidden();
  await expect(page.getByText(/^1 parcel is on sheet/)).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toBeHidden();
});

test('a hand-over is taken back, and the packing lists say what each shop brings', async ({
  page,
  request,
  database,
}) => {
  const zone = await makeZone(database);
  const [packed = ''] = await makeParcels({ request, database }, { zoneId: zone.id, wishes: [{}] });
  const wishes = [{ qty: 2 }, { qty: 3 }];
  const [one = ''] = await makeParcels({ request, database }, { zoneId: zone.id, wishes, status: 'confirmed' });
  await openAs(page, await addStaff(database), `/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select ${packed}` }).check();
  await page.getByRole('button', { name: 'Hand over 1', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: packed })).toBeVisible();

  await page.goto(`/admin/orders?view=pack&zone=${zone.id}`);
  await page.getByRole('link', { name: 'Packing lists' }).click();
  await expect(page.getByText('Packing lists, 2 orders, 1 shop')).toBeVisible();
  await expect(page.getByText('5 pieces')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(one) })).toContainText('2');
  await expectAccessible(page);
});
