import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { newShopper, register } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('a half-written form asks before it is left, whichever way', async ({ page, database }) => {
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/zones');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  const dialog = page.getByRole('dialog', { name: 'New zone' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const name = dialog.getByLabel('Name in English', { exact: true });

  await page.getByRole('button', { name: 'Add zone' }).click();
  await name.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add zone' }).click();
  await name.fill('Saint Martin');
  await name.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Saint Martin');
  await page.mouse.click(195, 20);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Saint Martin');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();

  // Nothing is unsaved any more.
  await page.goto('/admin/coupons/new');
  expect(asked).toHaveLength(1);
  const form = page.getByRole('region', { name: 'New coupon' });
  await form.getByLabel('Takes off (৳)').fill('300');
  await form.getByLabel('Code', { exact: true }).fill('LOST');
  await expect(form.getByText('2 changes not saved')).toBeVisible();
  await expect(form.getByText('Code, Takes off.')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toHaveLength(2);
  await expect(form.getByLabel('Code', { exact: true })).toHaveValue('LOST');
  await form.getByLabel('Code', { exact: true }).press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
});

test('what is typed and sent without a connection stays, and is saved once there is one', async ({
  page,
  context,
  request,
  database,
  consoleErrors,
}) => {
  const word = `zz${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const shopper = { ...newShopper(), name: `Shirin ${word}` };
  await register(request, shopper);
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/synonyms');
  await page.getByRole('button', { name: 'Add words' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group of words' });
  const words = dialog.getByLabel('Mean the same', { exact: true });
  await words.fill(word);
  await words.press('Enter');
  await context.setOffline(true);
  await words.fill(`${word}x`);
  await words.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved: the server did not answer. Try again.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Remove ${word}`, exact: true })).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${word}: the search knows the words now.`)).toBeVisible();

  await page.goto(`/admin/shoppers?q=${word}`);
  await page.getByRole('link', { name: shopper.name, exact: true }).click();
  await page.getByRole('button', { name: 'Block…' }).click();
  const question = page.getByRole('dialog', { name: `Block ${shopper.name}?` });
  await question.getByLabel('In your words (for staff alone)').fill('Refuses every parcel');
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Not saved: the server did not answer. Try again.')).toBeVisible();
  await expect(question.getByLabel('In your words (for staff alone)')).toHaveValue('Refuses every parcel');
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Blocked since/)).toBeVisible();
  // The browser reports what could not be fetched.
  consoleErrors.length = 0;
});
