import type { Page } from '@playwright/test';
import { isCheckedByAxe } from './checked-by-axe.ts';
import { expectFits } from './expect-fits.ts';
import { expect, expectAccessible } from './shop-test.ts';

const languages = [
  { name: 'EN', code: 'en' },
  { name: 'বাংলা', code: 'bn' },
];

/**
 * Checks the open console screen once everything is loaded: accessible, not wider than the window, with one main
 * heading.
 */
export async function expectConsoleScreen(page: Page): Promise<void> {
  await expectRead(page);
  await expectAccessible(page);
}

/**
 * Opens these console screens (paths below `/admin/`) and checks each in both languages. Requires a signed-in user.
 */
export async function expectConsoleScreens(page: Page, paths: readonly string[]): Promise<void> {
  for (const [place, path] of paths.entries()) {
    await page.goto(`/admin/${path}`);
    // Each screen begins in the language in which the one before it ended, because a change renders it again.
    for (const { name, code } of place % 2 === 0 ? languages : languages.toReversed()) {
      const isRead = (await page.locator('html').getAttribute('lang')) === code;
      if (!isRead) await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expectRead(page);
      if (isCheckedByAxe(page, code)) await expectAccessible(page);
    }
    // Not the sign-in screen.
    expect(page.url()).toContain(`/admin/${path}`);
  }
}

async function expectRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Not 'networkidle', because the change stream never ends.
  await expect(page.locator('main').locator('[data-loading], .skeleton, [aria-busy="true"]')).toHaveCount(0);
  await expectFits(page);
}
