import { logIn, newShopper, register } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

/** A PNG of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the profile is changed, and a new photo is previewed before it is sent', async ({ page, request, database }) => {
  const shopper = newShopper();
  await register(request, shopper);
  await page.goto('/user/profile');
  await page.waitForURL('**/login?from=**');
  await logIn(page, shopper);
  await page.waitForURL('**/user/profile');
  await expectAccessible(page);

  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('readonly');
  await page.getByLabel('Full Name').fill('Rokeya Sakhawat');
  await page.getByLabel('Phone').fill('12');
  await page.getByLabel('Change photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('img', { name: /^Photo of/ })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter a phone number such as 01712-345678.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Sakhawat');

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Sakhawat');
  await expect(page.getByText('What you changed last time is back. It is not saved yet.')).toBeVisible();
  await page.getByLabel('Change photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });

  await page.getByLabel('Phone').fill('০১৭১২৩৪৫৬৭৮');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  const { rows } = await database.query('SELECT full_name, phone, photo FROM users WHERE email = $1', [shopper.email]);
  expect(rows[0]).toMatchObject({ full_name: 'Rokeya Sakhawat', phone: '+8801712345678' });
  expect(rows[0].photo).not.toBe('');
  await page.reload();
  await expect(page.getByText('What you changed last time is back.')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Photo of Rokeya Sakhawat' })).toHaveAttribute(
    'src',
    `/uploads/images/user_image/${rows[0].photo}`,
  );
});
