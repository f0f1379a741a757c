import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { makeParcelProduct, makeZone } from '../../src/parcels.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

test('filters are kept as a view of one’s own, opened by key, renamed, removed and taken back', async ({
  page,
  request,
  database,
}) => {
  const zone = await makeZone(database);
  const productId = await makeParcelProduct(database);
  const number = await placeOrder(request, { productId, zoneId: zone.id });
  await openAs(page, await addStaff(database, { role: 'staff' }), `/admin/orders?view=confirm&zone=${zone.id}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  // Staff may not export lists.
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Far away');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const tabs = page.getByRole('navigation', { name: 'Saved views' });
  const own = tabs.getByRole('link', { name: /^Far away 1$/ });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await expectFits(page);

  await tabs.getByRole('link', { name: /^All/ }).click();
  await expect(own).not.toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('8');
  await expect(page).toHaveURL(new RegExp(`view=confirm&zone=${zone.id}$`));
  await expect(own).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Rename view' }).click();
  await page.getByRole('dialog', { name: 'Rename this view' }).getByLabel('Name', { exact: true }).fill('Hills');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const renamed = tabs.getByRole('link', { name: /^Hills/ });
  await expect(renamed).toBeVisible();
  await page.getByRole('button', { name: 'Remove view' }).click();
  await expect(renamed).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(renamed).toBeVisible();
});
