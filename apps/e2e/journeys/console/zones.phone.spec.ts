import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { passToasts } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs, storeAs } from '../../src/staff.ts';
import { randomUUID } from 'node:crypto';

test('an owner adds a zone, changes its charge beside a colleague, takes it back and switches the zone off', async ({
  page,
  request,
  database,
}) => {
  const name = `Sundarbans ${randomUUID().slice(0, 8)}`;
  const charge = async () => {
    const { data } = await (await request.get('/api/shipping-list')).json();
    return data.find((zone: { shipping_address: string }) => zone.shipping_address === name)?.delivery_charge;
  };
  await page.clock.install();
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/zones');
  await page.getByRole('button', { name: 'Add zone' }).click();
  const made = page.getByRole('dialog', { name: 'New zone' });
  await made.getByLabel('Name in English', { exact: true }).fill(name);
  await made.getByLabel('Charge (৳)', { exact: true }).fill('a lot');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByLabel('Name in Bangla', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await made.getByLabel('Name in Bangla', { exact: true }).fill('সুন্দরবন');
  await made.getByLabel('Charge (৳)', { exact: true }).fill('200');
  await made.getByLabel('Arrives within, in days', { exact: true }).fill('4');
  await made.getByLabel('Places', { exact: true }).fill('Atlantis');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByText('No place of Bangladesh: Atlantis.')).toBeVisible();
  await made.getByLabel('Places', { exact: true }).fill('Khulna/Dacope');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  await expect.poll(charge).toBe(200);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery zone' });
  const zone = async () =>
    (
      await database.query<{ id: number; name_bn: string; places: string; delivery_days: number }>(
        'SELECT id, shipping_address_bn AS name_bn, places, delivery_days FROM shipping_zones WHERE shipping_address = $1',
        [name],
      )
    ).rows[0];
  const { id, places, delivery_days: days } = (await zone()) ?? {};
  await storeAs(request, await addStaff(database, { role: 'owner', name: 'Rakibul Hasan' }), {
    path: `zones/${id}`,
    data: {
      name,
      name_bn: 'সুন্দরবন এলাকা',
      delivery_charge: 210,
      delivery_days: days,
      places,
      is_active: true,
      version: 1,
    },
  });
  await dialog.getByLabel('Charge (৳)', { exact: true }).fill('220');
  await dialog.getByLabel('Arrives within, in days', { exact: true }).fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const merge = page.getByRole('dialog', { name: 'Two people changed this' });
  await expect(merge.getByText(/^Rakibul Hasan saved it at \d+:\d\d/)).toBeVisible();
  await expect(merge.getByRole('listitem')).toHaveText([
    /^Name in Bangla.*সুন্দরবন.*Rakibul.*সুন্দরবন এলাকা.*Yours.*unchanged/,
    /^Charge · both changed it.*৳200.*Rakibul.*৳210.*Yours.*৳220/,
    /^Arrives within, in days.*4.*Rakibul.*unchanged.*Yours.*5/,
  ]);
  await expect(merge.getByRole('radio', { name: 'Yours ৳220' })).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await merge.getByRole('button', { name: 'Save together' }).click();
  await expect(merge).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect.poll(charge).toBe(220);
  expect(await zone()).toEqual({ id, places, delivery_days: 5, name_bn: 'সুন্দরবন এলাকা' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(charge).toBe(210);
  // The last zone's menu opens where the toast is, which stays while the pointer is on it.
  await passToasts(page);
  await expect(page.getByText(`${name} is saved.`)).toHaveCount(0);

  const figure = page.getByRole('button', { name: `Charge, ${name}: ৳210` });
  const field = page.getByRole('textbox', { name: `Charge, ${name}` });
  await figure.click();
  await field.fill('free');
  await field.press('Enter');
  await expect(page.getByText('Write an amount such as 120; 0 for free delivery.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('২৩০');
  await field.press('Enter');
  await expect.poll(charge).toBe(230);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(charge).toBe(210);
  await expect(figure).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await database.query(
    'UPDATE shipping_zones SET delivery_days = 9, version = version + 1 WHERE shipping_address = $1',
    [name],
  );
  await figure.click();
  await field.fill('240');
  await field.press('Enter');
  await expect.poll(charge).toBe(240);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('button', { name: `Charge, ${name}: ৳240` }).click();
  await field.fill('260');
  await database.query(
    'UPDATE shipping_zones SET delivery_charge = 25000, version = version + 1 WHERE shipping_address = $1 AND delivery_days = 9',
    [name],
  );
  // The list hears of it while the field is open.
  await page.clock.fastForward(6_000);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Was ৳250.')).toBeVisible();
  await field.press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Two people changed this charge' });
  await expect(conflict).toContainText('৳250');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Save ৳260' }).click();
  await expect.poll(charge).toBe(260);
  const saved = page.getByText(`${name}: charge ৳250 → ৳260`);
  await expect(saved).toBeVisible();
  await expect(async () => {
    await passToasts(page);
    await expect(saved).toHaveCount(0, { timeout: 500 });
  }).toPass();

  const offered = page.getByRole('switch', { name: `Offered: ${name}` });
  await expect(offered).toBeChecked();
  // What a colleague has changed elsewhere in the zone does not hinder the switch.
  await database.query(
    'UPDATE shipping_zones SET delivery_days = 8, version = version + 1 WHERE shipping_address = $1',
    [name],
  );
  await offered.click();
  await expect(offered).not.toBeChecked();
  await expect.poll(charge).toBeUndefined();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(offered).toBeChecked();
  await expect.poll(charge).toBe(260);
  await expectAccessible(page);
  await offered.click();
  await expect.poll(charge).toBeUndefined();
});

test('an operator reads the zones, in both languages', async ({ page, database }) => {
  await openAs(page, await addStaff(database), '/admin/zones');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add zone' })).toBeHidden();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.locator('[data-row]').first()).toContainText('Yes');
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { name: 'ডেলিভারি এলাকা' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
