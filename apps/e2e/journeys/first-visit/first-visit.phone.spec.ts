import { holdScripts } from '../../src/hold-scripts.ts';
import { expect, test } from '../../src/shop-test.ts';

const product = '/product/product_details/1';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors can read from the home page to a product, its reviews and further pages of a list', async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.locator('main a[href*="/product/product_details/"]').first();
    await page.goto((await card.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/৳[\d,]+/).first()).toBeVisible();
    await page.goto('/product/product_details/dhakai-jamdani-maroon');
    await expect(page.getByText('A true Dhakai jamdani')).toBeVisible();
    await page.getByRole('link', { name: '2 reviews' }).click();
    await expect(page.getByText('Soft fabric and the border looks rich.')).toBeVisible();
    await page.goto('/all_new_arraival');
    await page.getByRole('link', { name: 'Show More' }).click();
    await expect(page).toHaveURL(/\?more=1$/);
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(30);
  });

  test('search works and leads to products', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('form[action="/search"]').first();
    await form.getByLabel('Category').selectOption({ index: 1 });
    await form.locator('[name=q]').fill('a');
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/search\?.*q=a/);
    await expect(page.locator('main a[href*="/product/product_details/"]').first()).toBeAttached();
  });
});

test('what is popular can be put into an empty cart before it is hydrated, however slow the phone', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  // A click on an unstyled page would land beside the button once the styles arrive.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  const add = page.getByRole('main').getByRole('button', { name: /^Add To Cart: / });
  await add.first().click({ noWaitAfter: true });
  const session = await page.context().newCDPSession(page);
  // The figures of the cart arrive before the slider is hydrated.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Confirm Cart' })).toBeVisible({ timeout: 40_000 });
});

test('scripts do not compete with styles, fonts and the first pictures', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await released;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const picture = page.waitForRequest((request) => request.resourceType() === 'image');
  await page.goto('/product/category/product_list/1', { waitUntil: 'commit' });
  await picture;
  await page.locator('#hydration-data').waitFor({ state: 'attached' });
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.some((url) => url.includes('/entry-client-'))).toBe(true);
});

test('while a page loads, pictures that can wait do not compete with those that are seen first', async ({ page }) => {
  const shownWhileLoading = async (path: string) => {
    await page.goto(path);
    await expect(page.locator(':root[data-loading]')).toHaveCount(0);
    return page.locator('main').evaluate((main) => {
      document.documentElement.dataset.loading = '';
      const shown = [...main.querySelectorAll('img')].filter((image) => image.checkVisibility());
      return [...new Set(shown.map(({ loading }) => loading))].toSorted();
    });
  };
  expect(await shownWhileLoading('/')).toEqual(['eager']);
  // Its pictures are in the first view, and lazy because the same document also holds the skeleton of a cart with lines.
  expect(await shownWhileLoading('/cart')).toEqual(['lazy']);
});

test('a phone of 360 px and three times the density loads pictures of a list in 480 px, not more', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 });
  const page = await phone.newPage();
  await page.goto(`${baseURL}/product/category/product_list/1`);
  const pictures = page.getByRole('article').locator('img');
  await expect(pictures.first()).toHaveJSProperty('complete', true);
  expect(await pictures.first().evaluate((picture: HTMLImageElement) => picture.currentSrc)).toMatch(/w=480$/);
  await phone.close();
});

test("after a navigation a product's pictures are shown, however late the gallery's code is", async ({ page }) => {
  await page.route('**/assets/gallery-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/product/category/product_list/1');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  expect(await page.getByRole('region', { name: 'Pictures' }).isVisible()).toBe(true);
});

test('going forward and back stays in one document, although the router loads late', async ({ page }) => {
  await page.goto('/about_us');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const routers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('whole-router')) routers.push(request.url());
  });
  // Links in the footer are plain HTML until its code has loaded, after the first movement that the page notices.
  let x = 5;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 5);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.some((name) => name.includes('footer') || name.includes('deferred-layout'))).toBe(true);
  }).toPass();
  await page.locator('footer').getByRole('button', { name: 'Policies' }).click();
  await page.locator('footer').getByRole('link', { name: 'Return Policy' }).click();
  await expect(page).toHaveURL(/\/return_policy$/);
  await expect(page).toHaveTitle(/Return/);
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(routers).toHaveLength(1);
});

test('going back to a page from before a reload shows that page', async ({ page }) => {
  await page.goto('/about_us');
  await page.evaluate(() => history.pushState({ idx: 1 }, '', '/return_policy'));
  await page.reload();
  await expect(page).toHaveTitle(/Return/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about_us$/);
  await expect(page).toHaveTitle(/About/);
});

for (const [language, prefix] of [
  ['English', ''],
  ['Bangla', '/bn'],
])
  test(`if the router cannot be loaded, links and the search still work in ${language}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/whole-router*', (route) => route.abort());
    await page.goto(prefix + product);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(1_000);
    const link = page
      .locator(`main nav a[href^="${prefix}/product/category"], main a[href^="${prefix}/shop/all_product"]`)
      .first();
    const href = (await link.getAttribute('href')) ?? '';
    await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)?.click(), href);
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = page.getByRole('banner').locator('[name=q]');
    await words.fill('saree');
    await words.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?.*q=saree`));
    consoleErrors.splice(0);
  });

test('the chosen language is used when the shop is opened again', async ({ page }) => {
  await page.goto('/about_us');
  await page.locator('a[hreflang="bn"]').first().click();
  await expect(page).toHaveURL(/\/bn\/about_us$/);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`))
    .toContain('language=bn');
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page).toHaveURL(/\/bn$/);
  await page.locator('a[hreflang="en"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('pictures that can wait are requested after the first paint', async ({ page, database }) => {
  const { rows } = await database.query('SELECT photo FROM banners ORDER BY position, id LIMIT 1');
  await page.goto('/');
  const pictures = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/'))
        .map(({ name, startTime }) => ({
          path: new URL(name).pathname,
          isEarly: startTime < (painted?.startTime ?? Infinity),
        }));
    });
  await expect.poll(async () => (await pictures()).some(({ path }) => path.includes('/categories/'))).toBe(true);
  const early = (await pictures()).filter(({ isEarly }) => isEarly);
  expect(new Set(early.map(({ path }) => path))).toEqual(new Set([rows[0].photo]));
});

for (const path of ['/product/category/product_list/1', product])
  test(`what lies below the first screen is laid out later, in about the room it takes: ${path}`, async ({ page }) => {
    for (const language of ['', '/bn']) {
      await page.goto(language + path);
      await expect(page.locator(':root[data-staged]')).toHaveCount(0);
      const parts = await page.evaluate(() => {
        document.documentElement.dataset['staged'] = '';
        return document
          .getAnimations()
          .filter((animation) => (animation as CSSAnimation).animationName === 'skipped')
          .map(({ effect }) => (effect as KeyframeEffect).target as HTMLElement)
          .map((part) => {
            const [, reserved = ''] = getComputedStyle(part).containIntrinsicHeight.split(' ');
            return {
              isBelow: part.getBoundingClientRect().top >= innerHeight,
              isSkipped: part.firstElementChild?.checkVisibility() === false,
              isReserved: Math.abs(part.offsetHeight - Number.parseFloat(reserved)) < 48,
            };
          });
      });
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect(part).toEqual({ isBelow: true, isSkipped: true, isReserved: true });
      await expect
        .poll(() =>
          page
            .locator('main :is(.staged, .staged-cells > *)')
            .evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)),
        )
        .not.toContain('hidden');
    }
  });
