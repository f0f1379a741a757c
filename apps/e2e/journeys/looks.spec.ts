import { expect, openAt, test } from '../src/looks-test.ts';

const phone = 390;
const tablet = 768;
const desktop = 1440;
/** Pages repeat themselves further down. */
const tallest = 1800;

const screens = [
  { name: 'home', path: '/', widths: [phone, tablet, desktop] },
  { name: 'home-bn', path: '/bn', widths: [phone, desktop] },
  { name: 'list', path: '/product/category/product_list/2', widths: [phone, tablet, desktop] },
  {
    name: 'list-filtered',
    path: '/product/category/product_list/2?min=1000&max=1500&sort=asc',
    widths: [phone, desktop],
  },
  { name: 'list-bn', path: '/bn/product/category/product_list/2', widths: [phone, desktop] },
  { name: 'search', path: '/search?q=panjabi', widths: [phone, desktop] },
  { name: 'search-empty', path: '/search?q=zzzzzz', widths: [phone, desktop] },
  { name: 'product', path: '/product/product_details/dhakai-jamdani-maroon', widths: [phone, tablet, desktop] },
  { name: 'product-bn', path: '/bn/product/product_details/dhakai-jamdani-maroon', widths: [phone, desktop] },
  { name: 'shop', path: '/shop/all_product/1', widths: [phone, desktop] },
  { name: 'shops', path: '/shop/all_shop', widths: [phone, desktop] },
  { name: 'brands', path: '/brand/all_brand', widths: [phone, desktop] },
  { name: 'categories', path: '/product/category', widths: [phone, desktop] },
  { name: 'return-policy', path: '/return_policy', widths: [phone, desktop] },
  { name: 'return-policy-bn', path: '/bn/return_policy', widths: [phone] },
  { name: 'not-found', path: '/nowhere', widths: [phone, desktop] },
];

for (const { name, path, widths } of screens) {
  for (const width of widths) {
    test(`${name} at ${width} looks as before`, async ({ page }) => {
      await openAt(page, { path, width });
      const clip = {
        x: 0,
        y: 0,
        width,
        height: Math.min(tallest, await page.evaluate(() => document.body.scrollHeight)),
      };
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, clip });
    });
  }
}

const sections = ['colour', 'type', 'buttons', 'fields', 'products', 'messages', 'order', 'slides', 'lines'];

for (const width of [phone, desktop]) {
  test(`every component at ${width} looks as before`, async ({ page }) => {
    await openAt(page, { path: '/dev/components', width });
    const main = page.getByRole('main');
    await expect(main.locator('section[data-shown]')).toHaveCount(sections.length);
    for (const section of sections) {
      await expect
        .soft(main.locator(`section[data-shown="${section}"]`))
        .toHaveScreenshot(`components-${section}-${width}.png`);
    }
  });
}
