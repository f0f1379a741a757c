import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { mailed } from '../../src/mailed.ts';
import { expectConsoleScreen } from '../../src/expect-console-screen.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { signIn } from '../../src/staff.ts';

/** Applies to sell through the API, as the form does. */
async function apply(request: APIRequestContext, { locale = 'en' }: { locale?: 'en' | 'bn' } = {}) {
  const id = randomUUID().slice(0, 8);
  const applicant = { email: `papia-${id}@seller.example`, name: `Mritkonna ${id}` };
  const answer = await request.post('/api/seller-request-store', {
    multipart: {
      fullname: 'Papia Sultana',
      email: applicant.email,
      phone: `017${String(Math.random()).slice(2, 10)}`,
      location: 'Bogura',
      buisness_type: applicant.name,
      seller_kind: 'brand',
      locale,
    },
  });
  expect(answer.status()).toBe(201);
  return { ...applicant, reference: String((await answer.json()).data.reference) };
}

test('an application is approved: the shop is there, and the applicant is told in her language', async ({
  page,
  request,
  database,
}) => {
  const { reference, email, name } = await apply(request, { locale: 'bn' });
  await page.goto(`/admin/applications/${reference}`);
  await signIn(page, await addStaff(database));
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

test('an application is declined with a sentence, and opened again; a colleague was faster', async ({
  page,
  request,
  database,
}) => {
  const { reference, email, name } = await apply(request);
  await page.goto(`/admin/applications/${reference}`);
  await signIn(page, await addStaff(database));
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

  await page.getByRole('button', { name: 'Decline…' }).click();
  await database.query("UPDATE seller_requests SET state = 'approved' WHERE reference = $1", [reference]);
  await page.getByRole('button', { name: 'Decline and mail' }).click();
  await expect(page.getByText('Somebody changed this meanwhile.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline…' })).toBeHidden();
});

test('applications and reviews fit the screen in both languages', async ({ page, request, database }) => {
  const { reference } = await apply(request);
  await page.goto('/admin/applications');
  await signIn(page, await addStaff(database));
  for (const [language, code] of [
    ['EN', 'en'],
    ['বাংলা', 'bn'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    for (const path of [
      'applications',
      `applications/${reference}`,
      'applications?state=declined',
      'reviews?view=all',
    ]) {
      await page.goto(`/admin/${path}`);
      await expectConsoleScreen(page);
    }
  }
  await page.goto('/admin/applications/SR-ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'এমন কোনো আবেদন নেই' })).toBeVisible();
});
