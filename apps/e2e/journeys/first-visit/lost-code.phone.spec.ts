import { expect, test } from '../../src/shop-test.ts';

test('if the code of a page cannot be loaded, the shopper is told, and Try again opens the page', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/product/category/product_list/1');
  await page.route('**/assets/product-page-*.js', (route) => route.abort());
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveURL(/\/product\/product_details\//);
  await page.unroute('**/assets/product-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  consoleErrors.splice(0);
});

for (const [code, file] of [
  ['the first page', 'about-us-page'],
  ['every page', 'entry-client'],
])
  test(`if the code of ${code} cannot be loaded twice, the page still comes alive`, async ({ page, consoleErrors }) => {
    let failures = 0;
    // Not `times: 2`: removing the route while files are being fetched can leave one of them without an answer.
    await page.route(`**/assets/${file}-*.js`, (route) => (++failures > 2 ? route.continue() : route.abort()));
    // Waits until the page is hydrated.
    await page.goto('/about_us');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    consoleErrors.splice(0);
  });
