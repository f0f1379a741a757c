import { expect, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { makeParcels, makeZone } from '../../src/parcels.ts';
import { openAs } from '../../src/staff.ts';

test('what somebody else handed over meanwhile is said, and the rest goes', async ({ page, request, database }) => {
  await page.clock.install();
  const zone = await makeZone(database);
  const [first = '', second = ''] = await makeParcels({ request, database }, { zoneId: zone.id, wishes: [{}, {}] });
  await openAs(page, await addStaff(database), `/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select all of ${zone.name}` }).check();
  await page.getByRole('button', { name: 'Hand over 2', exact: true }).click();
  await database.query("UPDATE orders SET status = 'cancelled' WHERE order_number = $1", [second]);
  await passHeldTime(page);
  await expect(page.getByText(`1 handed over. ${second} is Cancelled already.`)).toBeVisible();
  await expect(page.getByText(/^1 parcel is on sheet/)).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toBeHidden();
});
