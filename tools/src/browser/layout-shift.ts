import type { Page } from '@playwright/test';

const watch = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Records layout shifts from the start of the page; `layoutShiftOf` reads the sum. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Cumulative layout shift so far. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate('globalThis.layoutShift');
}
