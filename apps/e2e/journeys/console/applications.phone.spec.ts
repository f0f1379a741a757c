import { addStaff } from '../../src/add-staff.ts';
import { apply } from '../../src/apply.ts';
import { mailed } from '../../src/mailed.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('an application is declined with a sentence, and opened again; a colleague was faster', async ({
  page,
  request,
  database,
}) => {
  const { reference, email, name } = await apply(request);
  await openAs(page, await addStaff(database), `/admin/applications/${reference}`);
  await page.getByRole('button', { name: 'Decline…' }).click();
  const dialog = page.getByRole('dialog', { name: `Decline ${name}?` });
  await dialog.getByRole('radio', { name: 'Goods we do not sell' }).check();
  await expect(dialog.getByText('We do not sell goods of this kind at the moment.').last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline and mail' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Declined Nusrat Jahan')).toBeVisible();
  await mailed(request, { to: email, matching: /We do not sell goods of this kind/ });
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('button', { name: 'Decline…' })).toBeVisible();

  // The colleague is ahead by so little that this screen cannot have shown it.
  await page.route('**/decline', async (route) => {
    await database.query("UPDATE seller_requests SET state = 'approved' WHERE reference = $1", [reference]);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Decline…' }).click();
  await page.getByRole('button', { name: 'Decline and mail' }).click();
  await expect(page.getByText('Somebody changed this meanwhile.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline…' })).toBeHidden();
});
