import type { Page } from '@playwright/test';
import { expect, test } from '../../src/shop-test.ts';

/** A list that no other journey adds to. */
const list = '/search?q=dhakai+jamdani+maroon';
/** Its product, with several pictures. */
const slug = 'dhakai-jamdani-maroon';

test('a mouse that rests on a card shows the second picture, which nobody else loads', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(list);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/${slug}"]`) });
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await expect(async () => {
    await page.mouse.move(1, 300);
    await card.hover();
    await expect(card.locator('img')).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  const second = card.locator('img').last();
  await expect(second).toHaveCSS('opacity', '1');
  expect(await second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const others = asked.filter((url) => url.includes('/product_more_image/'));
  expect(new Set(others.map((url) => new URL(url).pathname)).size).toBe(1);
  expect(await card.boundingBox()).toEqual(before);
  await page.mouse.move(1, 300);
  await expect(second).toHaveCSS('opacity', '0');
});

test('a picture moves from its card to its page and back', async ({ page }) => {
  await noteTransitions(page);
  await page.goto(list);
  await page.locator(`article a[href$="/${slug}"]`).click();
  await page.waitForURL(`**/${slug}`);
  await expect.poll(() => moved(page)).toEqual([`product-${slug}`]);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/search');
  await expect.poll(() => moved(page)).toEqual([`product-${slug}`, `product-${slug}`]);
});

test('a transition that another navigation skips is no error', async ({ page }) => {
  await page.goto(list);
  await page.locator(`article a[href$="/${slug}"]`).click();
  await page.waitForURL(`**/${slug}`);
  await page.evaluate(() => document.startViewTransition(() => {}).skipTransition());
  // Unhandled rejections are reported in a later task.
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(resolve, 100, true)));
});

/** Records each named picture that the browser moves between two pages. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void note(transition);
      return transition;
    };
    async function note({ ready }: ViewTransition) {
      await ready;
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      noted.push(...parts.flatMap((part) => part.match(/^::view-transition-group\((product-.+)\)$/)?.[1] ?? []));
    }
  });
}

function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}
