import type { Page, Request } from '@playwright/test';
import { openShop } from './open-shop.ts';
import pg from 'pg';
import { expect, test as base } from './shop-test.ts';

/** Journeys change what the shop shows, so screenshots are taken of a separate shop. */
export const test = base.extend<object, { untouchedShop: { url: string; databaseUrl: string } }>({
  untouchedShop: [
    async ({}, use) => {
      const { url, databaseUrl, close } = await openShop();
      await use({ url, databaseUrl });
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ untouchedShop }, use) => {
    await use(untouchedShop.url);
  },
  database: async ({ untouchedShop }, use) => {
    const client = new pg.Client({ connectionString: untouchedShop.databaseUrl });
    await client.connect();
    await use(client);
    await client.end();
  },
});

/** Opens a page at a width and waits until all its fonts and pictures have loaded. */
export async function openAt(page: Page, { path, width }: { path: string; width: number }): Promise<void> {
  await prepare(page, width);
  // Scripts follow the first paint, and what they change has to be there too.
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilDrawn(page);
}

/** The same for a console screen, whose change stream never ends. Requires a signed-in user. */
export async function openScreenAt(page: Page, { path, width }: { path: string; width: number }): Promise<void> {
  await prepare(page, width);
  const underWay = requestsUnderWay(page);
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The counts of the menu come on their own.
  await expect.poll(() => underWay.size, { intervals: [200] }).toBe(0);
  await expect(page.locator('main').locator('[data-loading], .skeleton, [aria-busy="true"]')).toHaveCount(0);
  await untilDrawn(page);
}

/** The requests that have no answer yet, apart from the change stream. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/admin/changes')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

async function prepare(page: Page, width: number): Promise<void> {
  // Pages show an arrival date.
  await page.clock.setFixedTime('2026-11-22T06:00:00Z');
  await page.setViewportSize({ width, height: 900 });
}

async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

export { expect };
