import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { makeParcels, makeZone } from '../../src/parcels.ts';
import { openAs } from '../../src/staff.ts';

test('parcels are scanned, handed over on one sheet, and the sheet is printed', async ({ page, request, database }) => {
  await page.clock.install();
  const zone = await makeZone(database);
  const wishes = [{ name: 'Farzana' }, { name: 'কামরুল', address: 'কালিহাতী, টাঙ্গাইল' }, { name: 'Mahmud' }];
  const [first = '', second = '', third = ''] = await makeParcels({ request, database }, { zoneId: zone.id, wishes });
  await openAs(page, await addStaff(database), `/admin/orders?view=handover&zone=${zone.id}`);
  await expect(page.getByText('3 packed, ৳2,670 to collect')).toBeVisible();
  await expect(page.getByText(zone.name).first()).toBeVisible();

  const scanner = page.getByLabel('Scan or type a number to tick it');
  await scanner.fill(first.toLowerCase());
  await scanner.press('Enter');
  await expect(page.getByText(`${first} is ticked: 1 of 3.`)).toBeVisible();
  await expect(scanner).toHaveValue('');
  await scanner.fill(second.slice(-4));
  await scanner.press('Enter');
  await expect(page.getByText(`${second} is ticked: 2 of 3.`)).toBeVisible();
  await scanner.fill('HT-2222-2222');
  await scanner.press('Enter');
  await expect(page.getByText('No parcel “HT-2222-2222” in this list.')).toBeVisible();
  await expect(page.getByText('2 of 3 parcels')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Courier’s name, if you like').fill('Jamal');
  await page.getByRole('button', { name: 'Hand over 2', exact: true }).click();
  await expect(page.getByText('Handing over 2 orders.')).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeHidden();
  await passHeldTime(page);
  const notice = page.getByText(/^2 parcels are on sheet \d\d-\d\d-[A-Z]+\.$/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: third })).toBeVisible();
  const { rows } = await database.query('SELECT status FROM orders WHERE order_number = ANY($1)', [[first, second]]);
  expect(rows.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Print courier sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Courier sheet \d\d-\d\d-[A-Z]+$/ })).toBeVisible();
  await expect(page.getByText('Courier: Jamal')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toContainText('৳890');
  await expect(page.getByRole('row', { name: /^All 2 parcels/ })).toContainText('৳1,780');
  await expectAccessible(page);
});
