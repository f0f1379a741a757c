import { expect, test } from '../../src/shop-test.ts';

const product = '/product/product_details/dhakai-jamdani-maroon';

/** The specified English texts of every page, verbatim. */

test('the shell shows the specified texts', async ({ page, isMobile }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('combobox', { name: 'Category' }).locator('option').first()).toHaveText(
    'Select Category',
  );
  if (isMobile) await header.getByRole('button', { name: 'Menu' }).click();
  const shown = isMobile ? page.getByRole('dialog') : header;
  for (const name of ['Become a Seller', 'Help & Support', 'Brand', 'All Shop', 'Voucher Products', 'Offers'])
    await expect(shown.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(shown.getByText('Categories', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Login And Registration').first()).toBeAttached();
  await expect(page.getByRole('contentinfo').getByText('© 2023')).toBeAttached();
});

test('a product page names its sections as specified', async ({ page, isMobile }) => {
  await page.goto(product);
  const main = page.getByRole('main');
  for (const name of ['Add To Cart', 'Buy Now'])
    await expect(main.getByRole('button', { name, exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Favourite List' }).first()).toBeVisible();
  await expect(main.getByText(isMobile ? 'Long-Touch to Zoom' : 'Hover to Zoom', { exact: true })).toBeVisible();
  await expect(main.getByRole('tab', { name: 'Description', exact: true })).toBeVisible();
  await expect(main.getByRole('tab', { name: /^Review/ })).toBeVisible();
  for (const name of ['Top Selling Products', 'Related Products'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
});
