import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Expects the page to be no wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}
