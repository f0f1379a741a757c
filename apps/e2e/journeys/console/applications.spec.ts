import { addStaff } from '../../src/add-staff.ts';
import { apply } from '../../src/apply.ts';
import { mailed } from '../../src/mailed.ts';
import { expectConsoleScreens } from '../../src/expect-console-screen.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('an application is approved: the shop is there, and the applicant is told in her language', async ({
  page,
  request,
  database,
}) => {
  const { reference, email, name } = await apply(request, { locale: 'bn' });
  await openAs(page, await addStaff(database), `/admin/applications/${reference}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve…' }).click();
  await expect(page.getByLabel('Shop name in Bangla')).toBeFocused();
  await page.getByLabel('Shop name in Bangla').fill('মৃৎকন্যা');
  await page.getByLabel('District in Bangla').fill('বগুড়া');
  await expect(page.getByText('হাটে আপনার দোকানের নাম মৃৎকন্যা।')).toBeVisible();
  await page.getByRole('button', { name: 'Approve…' }).click();
  const question = page.getByRole('dialog', { name: `Open the shop ${name}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Open the shop and mail' }).click();
  await expect(page.getByText('Approved Nusrat Jahan')).toBeVisible();
  const link = await mailed(request, { to: email, matching: /http\S+\/bn\/shop\/all_product\/\d+/ });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'মৃৎকন্যা' })).toBeVisible();
});

test('applications fit the screen in both languages', async ({ page, request, database }) => {
  const { reference } = await apply(request);
  await openAs(page, await addStaff(database), '/admin/applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expectConsoleScreens(page, [`applications/${reference}`, 'applications?state=declined']);
  await page.goto('/admin/applications/SR-ZZZZZZ');
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'এমন কোনো আবেদন নেই' })).toBeVisible();
});
