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
  await page.getByRole('button', { name: 'Change the words' }).click();
  await expect(page.getByLabel('Shop name in Bangla')).toBeFocused();
  await page.getByRole('button', { name: 'Approve…' }).click();
  await expect(page.getByLabel('Shop name in Bangla')).toBeFocused();
  await page.getByLabel('Shop name in Bangla').fill('মৃৎকন্যা');
  await page.getByLabel('District in Bangla').fill('বগুড়া');
  await expect(page.getByText('হাটে আপনার দোকানের নাম মৃৎকন্যা।')).toBeVisible();
  await page.getByRole('button', { name: 'Change the words' }).click();
  const words = page.getByLabel('The words of the mail, in the language of the form');
  await expect(words).toBeFocused();
  await page.getByRole('button', { name: 'The usual words' }).click();
  await expect(words).toBeHidden();
  await page.getByRole('button', { name: 'Change the words' }).press('Enter');
  await expect(words).toHaveValue(/হাটে আপনার দোকানের নাম মৃৎকন্যা।/);
  await words.fill('প্রিয় পাপিয়া, মৃৎকন্যা দোকানটি <এখন> খোলা।');
  await expect(page.getByText('প্রিয় পাপিয়া, মৃৎকন্যা দোকানটি <এখন> খোলা।').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve…' }).click();
  const question = page.getByRole('dialog', { name: `Open the shop ${name}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Open the shop and mail' }).click();
  await expect(page.getByText('Approved Nusrat Jahan')).toBeVisible();
  await mailed(request, { to: email, matching: /মৃৎকন্যা দোকানটি <এখন> খোলা।/ });
  const link = await mailed(request, { to: email, matching: /http\S+\/bn\/shop\/all_product\/\d+/ });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'মৃৎকন্যা' })).toBeVisible();
});

test('an applicant is asked something by mail before the decision', async ({ page, request, database }) => {
  const { reference, email, name } = await apply(request);
  await openAs(page, await addStaff(database), `/admin/applications/${reference}`);
  await page.getByRole('button', { name: 'Ask a question…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Mail the question' })).toBeDisabled();
  await dialog.getByLabel('Your question, in the language of the form').fill('Which goods do you sell?');
  await expect(dialog.getByText('We would like to know:')).toContainText('Which goods do you sell?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mail the question' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Which goods do you sell?')).toBeVisible();
  await mailed(request, { to: email, matching: /Which goods do you sell\?/ });
  await page.goto('/admin/applications?state=asked');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Awaiting reply\s*[1-9]/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
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
