import type { Page } from '@playwright/test';
import { isCheckedByAxe } from './checked-by-axe.ts';
import { expectFits } from './expect-fits.ts';
import { expectUncovered } from './expect-uncovered.ts';
import { expect, expectAccessible } from './shop-test.ts';

/**
 * Opens a page in both languages and checks it: accessible in one of them (see `isCheckedByAxe`), not wider than the
 * window, with one main heading, no covered control, and no layout shift.
 */
export async function expectScreen(page: Page, path: string): Promise<void> {
  for (const language of ['en', 'bn']) {
    const address = language === 'en' ? path : path === '/' ? '/bn' : `/bn${path}`;
    const { status, shift } = await watchShifts(page, address);
    expect(status).toBe(path === '/nowhere' ? 404 : 200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (isCheckedByAxe(page, language)) await expectAccessible(page);
    // Until then something may arrive that shifts the page.
    await page.waitForLoadState('networkidle');
    await expectFits(page);
    // This browser has no Bangla font, so ours may shift the first line if it arrives late. Phones do have one.
    expect(await shift()).toBeLessThan(language === 'bn' ? 0.1 : 0.01);
    // Before any activity, as the server's HTML is.
    await expectUncovered(page);
  }
}

interface Seen {
  shifts: { at: number; value: number }[];
  fontsAt: number[];
}

/** Opens an address; returns its status and a function that reads the layout shift so far. */
async function watchShifts(
  page: Page,
  address: string,
): Promise<{ status: number | undefined; shift: () => Promise<number> }> {
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], fontsAt: [] };
    Object.assign(window, { seen });
    document.fonts.addEventListener('loadingdone', () => seen.fontsAt.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts.push({ at: entry.startTime, value: (entry as PerformanceEntry & { value: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await page.goto(address);
  // Our fonts' fallback metrics are for Arial and Roboto. This browser has neither, so a font that arrives after the
  // first paint moves lines here, but not on phones.
  const shift = () =>
    page.evaluate(() => {
      const { shifts, fontsAt } = (window as unknown as { seen: Seen }).seen;
      const isOfFonts = (at: number) => fontsAt.some((loaded) => Math.abs(at - loaded) < 300);
      return shifts.reduce((sum, { at, value }) => (isOfFonts(at) ? sum : sum + value), 0);
    });
  return { status: answer?.status(), shift };
}
