import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import pg from 'pg';

/** Minified, because every page that is checked has to parse it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface ShopFixtures {
  /** The shop's database, for checking stored data and changing it meanwhile. */
  database: pg.Client;
  /** Errors in the browser's console, and warnings about preloads; a test fails if any are left. */
  consoleErrors: string[];
}

/** Playwright's test with the shop's base address and database, failing on unexpected console errors. */
export const test = base.extend<ShopFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL);
  },
  database: async ({}, use) => {
    const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL });
    await client.connect();
    await use(client);
    await client.end();
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const [type, text] = [message.type(), message.text()];
        if (type === 'error' && !isExpectedRefusal(text)) errors.push(text);
        if (type === 'warning' && isWastedPreload(text)) errors.push(text);
      });
      page.on('pageerror', (error) => {
        // Chromium occasionally reports this around the invoice's window; the cause is unknown.
        if (!error.message.includes('callback is no longer runnable')) errors.push(String(error));
      });
      await use(errors);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Makes `goto` and `reload` wait until the page is hydrated. `load` comes earlier, because the scripts are added after
 * the first paint, and until then a link opens a new document and a field is not watched.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async <Opened>(opening: Promise<Opened>, waitUntil = 'load'): Promise<Opened> => {
    const opened = await opening;
    // The console's documents are not rendered on the server.
    if (waitUntil === 'load' && (await page.locator('script[data-files]').count()) > 0)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return opened;
  };
  page.goto = (url, options) => hydrated(goto(url, options), options?.waitUntil);
  page.reload = (options) => hydrated(reload(options), options?.waitUntil);
}

/** Chromium reports every 4xx response as a console error; refusals that the page explains are expected. */
function isExpectedRefusal(text: string): boolean {
  return /status of (401|403|404|409|422|429)/.test(text);
}

/**
 * An unused preload. This browser has no Bangla font and uses ours under its second name, sometimes without using the
 * preload.
 */
function isWastedPreload(text: string): boolean {
  return /preload/i.test(text) && !text.includes('/anek-bangla-');
}

/** Ends transitions, because intermediate colours fail the contrast check. Endless animations are ignored. */
async function settle(): Promise<void> {
  const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  for (const each of passing) each.finish();
  await Promise.all(passing.map((each) => each.finished.catch(() => undefined)));
}

/**
 * Fails with the violations that axe finds on the current page. Toasts that began to disappear meanwhile are checked
 * again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOn(page);
  expect(found.length > 0 ? await violationsOn(page) : [], 'axe violations').toEqual([]);
}

/**
 * axe stays injected until the page is left. The shop has no frames, and only the results of these rules are
 * requested, which is faster.
 */
async function violationsOn(page: Page): Promise<string[]> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.evaluate(settle);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const found = await injected.run({ resultTypes: ['violations'], iframes: false, preload: false });
    return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html.slice(0, 160)) }));
  });
  return violations.map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}

export { expect };
