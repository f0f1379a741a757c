import type { Page } from '@playwright/test';

const watch = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Counts from the page's start what moves by itself; `layoutShiftOf` reads it. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Cumulative layout shift so far. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate('globalThis.layoutShift');
}
