import { isCheckedByAxe } from '../../src/checked-by-axe.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

const pages = [
  { path: '/help_support', en: 'Help & Support', bn: 'সাহায্য ও যোগাযোগ' },
  { path: '/tearms_condition', en: 'Terms & Conditions', bn: 'শর্তাবলি' },
  { path: '/return_policy', en: 'Return Policy', bn: 'ফেরতের নিয়ম' },
  { path: '/privacy_policy', en: 'Privacy Policy', bn: 'গোপনীয়তার নিয়ম' },
  { path: '/about_us', en: 'About Us', bn: 'আমাদের কথা' },
  { path: '/meet_team', en: 'Meet the team', bn: 'আমাদের দল' },
  { path: '/coming_soon', en: 'Coming soon', bn: 'শিগগিরই আসছে' },
  { path: '/coming_soon/app', en: 'The Haat app is coming soon', bn: 'হাটের অ্যাপ শিগগিরই আসছে' },
  { path: '/error_image', en: 'Something tore here', bn: 'একটা সমস্যা হয়েছে' },
  { path: '/seller/seller_type', en: 'Create An Account', bn: 'অ্যাকাউন্ট খুলুন' },
  { path: '/become_seller', en: 'Sell at the haat', bn: 'হাটে বেচুন' },
  { path: '/become_seller/digital_service', en: 'Offer a digital service', bn: 'ডিজিটাল সেবা দিন' },
];

for (const { path, en, bn } of pages) {
  test(`${path} is accessible and fits the screen in both languages`, async ({ page }) => {
    for (const [address, title] of [
      [path, en],
      [`/bn${path}`, bn],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.normalize('NFC'));
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(overflow, 'pixels beyond the edge').toBeLessThanOrEqual(0);
      if (isCheckedByAxe(page, address === path ? 'en' : 'bn')) await expectAccessible(page);
    }
  });
}

test('the terms have ten numbered sections and their date, without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/tearms_condition');
  await expect(page.getByText('Last updated 3 March 2025')).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.map((heading) => heading.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  await page.goto('/terms_condition');
  await expect(page).toHaveURL('/tearms_condition');
  await context.close();
});

test('the team comes from the database', async ({ page, database }) => {
  const { rows } = await database.query<{ title: string }>('SELECT title FROM team_members ORDER BY position');
  await page.goto('/meet_team');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(rows.map(({ title }) => title));
  await expect(page.getByRole('main').getByText('Banani, Dhaka')).toBeVisible();
  await page.goto('/bn/meet_team');
  await expect(page.getByRole('main').getByText('বনানী, ঢাকা')).toBeVisible();
});

test('the delivery policy opens above its page, with the current charges', async ({ page }) => {
  await page.goto('/coming_soon');
  const sheet = page.getByRole('dialog', { name: 'Delivery Policy' });
  // Clicking before hydration does nothing here, so it is repeated.
  await expect(async () => {
    const link = page.getByRole('link', { name: 'Delivery Policy' });
    // On phones the policies are collapsed.
    if (await link.isHidden()) await page.getByRole('button', { name: 'Policies' }).click();
    await link.click({ timeout: 1000 });
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(sheet.getByRole('row', { name: /Dhaka City/ })).toContainText('Free');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/coming_soon#?$/);
});

test('the newsletter form confirms in place', async ({ page, database }) => {
  const address = `letters-${Date.now()}-${Math.random()}@example.com`;
  await page.goto('/coming_soon');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(footer.getByText('Please check the address')).toBeVisible();
  await expect(footer.getByRole('textbox')).toBeFocused();
  // Valid for the browser, but not for the shop.
  await footer.getByRole('textbox').fill('letters@example');
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(footer.getByRole('textbox')).toBeFocused();
  await expect(footer.getByRole('textbox')).toHaveAccessibleDescription(/.+/);
  await footer.getByRole('textbox').fill(address);
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(footer.getByText('You are on the list')).toBeVisible();
  const { rowCount } = await database.query('SELECT 1 FROM newsletter_subscribers WHERE email = $1', [address]);
  expect(rowCount).toBe(1);
});
