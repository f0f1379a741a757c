import type { Page } from '@playwright/test';
import { openShop } from './open-shop.ts';
import { expect, test as base } from './shop-test.ts';

/** Journeys change what the shop shows, so screenshots are taken of a shop of their own. */
export const test = base.extend<object, { untouchedShop: string }>({
  untouchedShop: [
    async ({}, use) => {
      const { url, close } = await openShop();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ untouchedShop }, use) => {
    await use(untouchedShop);
  },
});

/** Opens a page at a width and waits until all its fonts and pictures have loaded. */
export async function openAt(page: Page, { path, width }: { path: string; width: number }): Promise<void> {
  // Pages say by which day something arrives.
  await page.clock.setFixedTime('2026-11-22T06:00:00Z');
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

export { expect };
