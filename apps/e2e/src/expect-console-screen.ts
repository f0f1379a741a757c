import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './shop-test.ts';

/** The open screen of the console, once everything is read: accessible, as wide as the screen at most, with one main heading. */
export async function expectConsoleScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Not 'networkidle': the stream of changes never ends.
  await expect(page.locator('main').locator('[data-loading], .skeleton, [aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
