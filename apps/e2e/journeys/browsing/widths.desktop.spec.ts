import type { Locator, Page } from '@playwright/test';
import { keep, stockProduct } from '../../src/shopper.ts';
import { expect, test } from '../../src/shop-test.ts';

test('sliders show five slides, three at up to 1024, two at up to 600 and one at up to 480', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'NEW ARRAIVAL' }).getByRole('list');
  for (const [width, slides] of [
    [1025, 5],
    [1024, 3],
    [601, 3],
    [600, 2],
    [481, 2],
    [480, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const whole = await row.evaluate((list) =>
      Math.floor(list.clientWidth / (list.firstElementChild?.clientWidth ?? 1)),
    );
    expect(whole, `slides at ${width}`).toBe(slides);
  }
});

test('shop pictures are 200 × 200 in one, three and four columns', async ({ page }) => {
  await page.goto('/shop/all_shop');
  const shops = page.getByRole('main').getByRole('list').last();
  for (const [width, columns] of [
    [390, 1],
    [600, 1],
    [768, 3],
    [1024, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { photo, found } = await shops.evaluate((list) => {
      const { width: wide, height: high } = list.querySelector('img')?.getBoundingClientRect() ?? {};
      return { photo: [wide, high], found: getComputedStyle(list).gridTemplateColumns.split(' ').length };
    });
    expect([photo, found], `at ${width}`).toEqual([[200, 200], columns]);
  }
});

test('a picture is as wide as its column, whether there is one or several', async ({ page, database }) => {
  const { slug } = await stockProduct(database, { stock: 3 });
  for (const [path, thumbnails] of [
    [slug, 0],
    ['dhakai-jamdani-maroon', 76 + 16],
  ] as const) {
    await page.goto(`/product/product_details/${path}`);
    const gallery = page.getByRole('region', { name: 'Pictures' });
    for (const [width, beside] of [
      [1440, thumbnails],
      [1024, thumbnails],
      [768, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const column = (await gallery.boundingBox())?.width ?? 0;
      const picture = (
        await gallery
          .getByRole('button', { name: /^Enlarge: / })
          .first()
          .boundingBox()
      )?.width;
      expect(picture, `${path} at ${width}`).toBeCloseTo(column - beside, 0);
    }
  }
});

test('nothing is wider than the window at 320 px, nor at 1280 px enlarged to 200 %', async ({ page }) => {
  await page.goto('/');
  await keep(page, { cart: [1], DetailsCart: [{ id: 1, count: 1, selectedColor: null, selectedSize: null }] });
  for (const path of [
    '',
    '/product/category',
    '/product/category/product_list/1',
    '/product/product_details/dhakai-jamdani-maroon',
    '/search?q=panjabi',
    '/cart',
    '/login',
    '/shop/all_product/1',
    '/voucher_product',
    '/return_policy',
  ])
    for (const language of ['', '/bn']) {
      await page.goto(`${language}${path}` || '/');
      // The cart's lines and areas appear after hydration.
      if (path === '/cart') await expect(page.getByRole('checkbox').first()).toBeVisible();
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 450 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, `${language}${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
});

test("a card's focus ring is complete and never clipped", async ({ page }) => {
  await page.goto('/all_new_arraival?more=1');
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(31);
  await expectWholeRing(page, cards.first());
  await expectWholeRing(page, cards.nth(31));
  await page.goto('/');
  await expectWholeRing(page, page.getByRole('region', { name: 'NEW ARRAIVAL' }).getByRole('article').first());
  await page.goto('/product/product_details/dhakai-jamdani-maroon');
  await expectWholeRing(
    page,
    page.getByRole('complementary', { name: 'Top Selling Products' }).getByRole('listitem').first(),
  );
});

/** Focuses the card by keyboard, and compares its focus ring with everything that could clip it. */
async function expectWholeRing(page: Page, card: Locator): Promise<void> {
  const link = card.getByRole('link');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const ring = await card.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, top } = element.getBoundingClientRect();
    const cutters: string[] = [];
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const { overflowX, contentVisibility } = getComputedStyle(above);
      const box = above.getBoundingClientRect();
      const isCutting = overflowX !== 'visible' || contentVisibility === 'auto';
      if (isCutting && (box.left > left - reach || box.top > top - reach)) cutters.push(above.className);
    }
    return { outlineStyle, outlineWidth, cutters };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', cutters: [] });
}
