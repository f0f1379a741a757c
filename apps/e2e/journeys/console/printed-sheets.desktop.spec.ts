import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { makeParcels, makeZone } from '../../src/parcels.ts';
import { openAs } from '../../src/staff.ts';

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('a courier sheet of many lines is printed on pages with its head on each, in both languages', async ({
  page,
  request,
  database,
}) => {
  await page.clock.install();
  const zone = await makeZone(database);
  const long = 'House 12, Road 5, behind the school, second floor, ring twice, '.repeat(7);
  const numbers = await makeParcels(
    { request, database },
    { zoneId: zone.id, wishes: Array.from({ length: 12 }, () => ({ address: long })) },
  );
  await openAs(page, await addStaff(database), `/admin/orders?view=handover&zone=${zone.id}`);
  await page.getByRole('checkbox', { name: `Select all of ${zone.name}` }).check();
  await page.getByRole('button', { name: 'Hand over 12', exact: true }).click();
  await passHeldTime(page);
  await page.getByRole('link', { name: 'Print courier sheet' }).click();
  await expect(page.getByRole('row', { name: /^All 12 parcels/ })).toContainText('৳10,680');
  for (const number of numbers) await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print / save as PDF' })).toBeHidden();
  await expect(page.getByText(/^Courier sheet .* · /)).toBeVisible();
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThanOrEqual(6);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => localStorage.setItem('console_language', 'bn'));
  await page.reload();
  await expect(page.getByRole('row', { name: /^মোট ১২টি পার্সেল/ })).toContainText('৳১০,৬৮০');
  await expectAccessible(page);
});

test('each shop’s packing list begins on a page of its own', async ({ page, request, database }) => {
  const zone = await makeZone(database);
  const { rows: shops } = await database.query<{ id: number; product: number }>(
    `SELECT shop_id AS id, min(id)::int AS product FROM products WHERE stock > 50 GROUP BY shop_id ORDER BY 1 LIMIT 2`,
  );
  const wishes = shops.map(({ product }) => ({ productId: product }));
  await makeParcels({ request, database }, { zoneId: zone.id, wishes, status: 'confirmed' });
  await openAs(page, await addStaff(database), `/admin/print/packing?zone=${zone.id}`);
  await expect(page.getByText('Packing lists, 2 orders, 2 shops')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  await page.getByLabel('Shop', { exact: true }).selectOption(String(shops[0]?.id));
  await expect(page.getByText('Packing lists, 1 order, 1 shop')).toBeVisible();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});
