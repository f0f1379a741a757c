import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { holdScripts } from '../../src/hold-scripts.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

interface Application {
  fullName: string;
  phone: string;
  email: string;
  location: string;
}

function newApplication(): Application {
  return {
    fullName: 'Rokeya Begum',
    phone: '01712-345678',
    email: `seller-${randomUUID()}@example.com`,
    location: 'Bijoypur, Cumilla',
  };
}

async function fillIn(page: Page, { fullName, phone, email, location }: Application): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Location').fill(location);
}

/** The stored applications with this address. */
async function storedRequests(database: pg.Client, email: string) {
  const { rows } = await database.query(
    'SELECT reference, seller_kind, phone, business_name, service_type FROM seller_requests WHERE email = $1',
    [email],
  );
  return rows;
}

test('the chooser leads to the three applications', async ({ page }) => {
  const ways = [
    { name: /Local Seller/, path: '/become_seller', heading: 'Sell at the haat' },
    { name: /Brand Seller/, path: '/become_seller?kind=brand', heading: 'Sell at the haat' },
    { name: /Digital Service/, path: '/become_seller/digital_service', heading: 'Offer a digital service' },
  ];
  for (const { name, path, heading } of ways) {
    await page.goto('/seller/seller_type');
    await expect(page.getByRole('heading', { level: 1, name: 'Create An Account' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a local seller corrects a wrong phone number, loses nothing and gets a reference number', async ({
  page,
  database,
  request,
}) => {
  const application = newApplication();
  await page.goto('/become_seller');
  await fillIn(page, { ...application, phone: '01812-34567' });
  await page.getByLabel('Business Name').fill('Matir Ghor Pottery');
  await page.getByRole('button', { name: 'Send application' }).click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('marked in red');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/phone number such as 01712-345678/);
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('01812-345679');
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  expect(await storedRequests(database, application.email)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(application.fullName);
  await expect(page.getByLabel('Business Name')).toHaveValue('Matir Ghor Pottery');
  await page.getByLabel('Phone').fill(application.phone);
  await page.getByRole('button', { name: 'Send application' }).click();

  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeFocused();
  const [stored] = await storedRequests(database, application.email);
  expect(stored).toMatchObject({
    seller_kind: 'local',
    phone: '+8801712345678',
    business_name: 'Matir Ghor Pottery',
    service_type: null,
  });
  await expect(page.getByText(stored.reference)).toBeVisible();
  await expectAccessible(page);

  const mails = await request.get(`/dev/mailbox?to=${application.email}`, { headers: { accept: 'application/json' } });
  expect(JSON.stringify(await mails.json())).toContain(stored.reference);
  await page.getByRole('button', { name: 'Send another application' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('what was typed before the scripts arrived is kept too', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/become_seller', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Rokeya Begum');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rokeya Begum');
});

test('a brand applies under its own name', async ({ page, database }) => {
  const application = newApplication();
  await page.goto('/become_seller');
  await fillIn(page, application);
  await page.getByText('Brand Seller', { exact: true }).click();
  await expect(page).toHaveURL('/become_seller?kind=brand');
  await page.getByLabel('Brand Name').fill('Sutoghar');
  await page.getByLabel('Business E-mail').fill('hello@sutoghar.example');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  expect(await storedRequests(database, application.email)).toMatchObject([
    { seller_kind: 'brand', business_name: 'Sutoghar' },
  ]);
});

test('an application for a digital service in Bangla', async ({ page, database }) => {
  const { email, fullName, phone, location } = newApplication();
  await page.goto('/bn/become_seller/digital_service');
  await page.getByLabel('পুরো নাম').fill(fullName);
  await page.getByLabel('ফোন').fill(phone);
  await page.getByRole('textbox', { name: 'ই-মেইল', exact: true }).fill(email);
  await page.getByLabel('জায়গা').fill(location);
  await page.getByRole('button', { name: 'আবেদন পাঠান' }).click();
  await expect(page.getByLabel('সেবার ধরন')).toHaveAccessibleDescription('সেবার ধরন বেছে নিন।');
  await expectAccessible(page);
  await page.getByLabel('সেবার ধরন').selectOption('গ্রাফিক ডিজাইন');
  await page.getByRole('button', { name: 'আবেদন পাঠান' }).click();
  await expect(page.getByRole('heading', { name: 'আপনার আবেদন পেয়েছি' })).toBeVisible();
  expect(await storedRequests(database, email)).toMatchObject([
    { seller_kind: 'digital_service', service_type: 'Graphic design', business_name: null },
  ]);
});

test('an application that could not be sent is kept and can be sent again', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/become_seller');
  await fillIn(page, newApplication());
  await page.getByLabel('Business Name').fill('Matir Ghor Pottery');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  // Chromium logs the failed request.
  consoleErrors.length = 0;
});
