import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { makeParcelProduct, makeZone } from '../../src/parcels.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

test('from the morning to the money: confirmed, packed, handed over, settled with a difference, explained', async ({
  page,
  request,
  database,
}) => {
  await page.clock.install();
  const zone = await makeZone(database);
  const productId = await makeParcelProduct(database);
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const first = await placeOrder(request, { productId, phone, zoneId: zone.id, name: 'Farzana' });
  const second = await placeOrder(request, { productId, phone, zoneId: zone.id, name: 'Farzana' });
  await openAs(page, await addStaff(database, { role: 'owner' }), `/admin/orders?view=confirm&zone=${zone.id}`);
  await expect(page.getByRole('link', { name: first })).toBeVisible();

  for (const [view, step, done] of [
    ['confirm', 'Confirm 2', '2 confirmed.'],
    ['pack', 'Packed 2', '2 packed.'],
  ] as const) {
    await page.goto(`/admin/orders?view=${view}&zone=${zone.id}`);
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await page.getByRole('checkbox', { name: `Select ${second}` }).check();
    await page.getByRole('button', { name: step }).click();
    await passHeldTime(page);
    await expect(page.getByText(done)).toBeVisible();
  }

  await page.goto(`/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select all of ${zone.name}` }).check();
  await page.getByRole('button', { name: 'Hand over 2', exact: true }).click();
  const notice = page.getByText(/^2 parcels are on sheet (\S+)\.$/);
  await passHeldTime(page);
  await expect(notice).toBeVisible();
  const code = /sheet (\S+)\.$/.exec(await notice.innerText())?.[1] ?? '';

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sheets and settlements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cash' })).toBeVisible();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'What “Open differences” counts' }).click();
  await expect(page.getByText(/^What was received less than expected/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The sheets with a difference' }).click();
  await expect(page).toHaveURL(/view=difference/);
  await page.goBack();
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Sheet ${code}` })).toBeVisible();

  // One is underpaid, the other is still on its way.
  await page.getByRole('checkbox', { name: `${first} was paid` }).check();
  await page.getByLabel(`Received for ${first}`).fill('850');
  await expect(page.getByText('Short', { exact: true })).toBeVisible();
  await expect(page.getByText('still on the way, stays on this sheet')).toBeVisible();
  await page.getByLabel('Reference').fill('Slip 20447');
  await expect(page.getByText('1 shopper is told by mail that the parcel was delivered.')).toBeVisible();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await expect(page.getByText(`${first}, Reference. Kept on this device.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Cash', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('It stays on this device');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(`Received for ${first}`)).toHaveValue('850');
  await page.getByRole('button', { name: 'Settle with ৳40 open' }).click();
  await expect(page.getByText('৳850 booked.')).toBeVisible();
  await expect(page.getByText('৳40 short').first()).toBeVisible();
  await expect(page.getByText('Slip 20447')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: `${second} was paid` }).check();
  await page.getByRole('button', { name: 'Settle', exact: true }).click();
  await expect(page.getByText('৳890 booked.')).toBeVisible();

  await page.getByRole('button', { name: 'Explain…' }).click();
  await page.getByLabel('What happened').fill('Box damaged, courier kept ৳40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close the difference' }).click();
  await expect(page.getByText('Box damaged, courier kept ৳40')).toBeVisible();
  await expect(page.getByText('Settled', { exact: true }).first()).toBeVisible();
  const { rows } = await database.query('SELECT status FROM orders WHERE order_number = ANY($1)', [[first, second]]);
  expect(rows.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
});
