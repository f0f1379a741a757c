import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { newShopper, register, stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('a review is read, kept, hidden with a reason and shown again, and the product follows', async ({
  page,
  request,
  database,
}) => {
  const { id: productId, slug, title } = await stockProduct(database, { stock: 5 });
  const shopper = newShopper();
  await register(request, shopper);
  const login = await request.post('/api/login', { data: { email: shopper.email, password: shopper.password } });
  const { token, user_id: userId } = (await login.json()).data;
  const write = (message: string) =>
    request.post('/api/review-store', {
      headers: { authorization: `Bearer ${token}` },
      data: { user_id: userId, product_id: productId, star: 4, message },
    });
  await write('Soft, and the border looks rich.');

  const visits = await page.context().newPage();
  const product = `/product/product_details/${slug}`;
  await openAs(page, await addStaff(database), `/admin/reviews?view=look&product=${productId}`);
  await expect(page.getByText(`Only ${title}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Signs' })).toContainText(/^The account was [12] minutes? old$/);
  await expectAccessible(page);

  await write('Softer than I thought.');
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByText('Its author has changed this review meanwhile.')).toBeVisible();
  await expect(page.getByText('Softer than I thought.')).toBeVisible();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByRole('heading', { name: 'No pending reviews' })).toBeVisible();
  await expect(async () => {
    await visits.goto(product);
    await expect(visits.getByText('Softer than I thought.')).toBeAttached({ timeout: 500 });
  }).toPass();

  await page.getByRole('link', { name: 'All 1', exact: true }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('nobody wrote this');
  await expect(page.getByRole('heading', { name: 'No review with “nobody wrote this”' })).toBeVisible();
  await page.getByRole('searchbox').fill('softer than');
  await page.getByRole('combobox', { name: 'Stars' }).selectOption('4 stars');
  await expect(page).toHaveURL(/q=softer\+than&product=\d+&star=4$/);
  await expect(page.getByText('Softer than I thought.')).toBeVisible();
  await page.getByRole('button', { name: 'With photos' }).click();
  await expect(page.getByText('Softer than I thought.')).toBeHidden();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: /^Hide…/ }).click();
  const dialog = page.getByRole('dialog', { name: `Hide the review by ${shopper.name}?` });
  await expect(dialog.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Insults somebody' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('The review is hidden.')).toBeVisible();
  await expect(page.getByText(/Hidden by Nusrat Jahan, .*: Insults somebody/)).toBeVisible();
  await expect(async () => {
    await visits.goto(product);
    await expect(visits.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visits.getByText('Softer than I thought.')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.goto('/admin/reviews');
  const lately = page.getByRole('region', { name: 'Hidden lately' }).locator('[data-row]').first();
  await expect(lately).toContainText('Softer than I thought.');
  await expectAccessible(page);
  await lately.getByRole('button', { name: /^Show again/ }).click();
  await expect(page.getByText('The review is in the shop.')).toBeVisible();
  await expect(page.getByText('Softer than I thought.')).toHaveCount(0);
});
