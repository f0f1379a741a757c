/**
 * `node tools/src/bench/web/web-vitals.ts`: how fast the built shop loads on a cheap phone (slow 4G, a processor four
 * times slower than this one), and its transfer size: medians of five visits to home, a category, a product and the
 * cart with an empty cache; then Lighthouse's points and times for each, medians of five. Needs a build and an idle machine.
 */
import type { Browser } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '../../browser/layout-shift.ts';
import { measuredPaths, withDemoShop } from '../../browser/with-demo-shop.ts';
import { runCommand } from '../../start/command.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { median, phone, slowDown } from './slow-phone.ts';

const visits = 5;
const restMs = 4_000;
const bars = 'LCP 1600, TBT 0, CLS 0, home 400 kB';

interface Watched {
  lcp: number;
  longTasks: { startTime: number; duration: number }[];
}

/** A browser's measurements of a visit, in ms; for long tasks after the first paint, the time beyond 50 ms. */
interface Vitals {
  lcp: number;
  tbt: number;
  fcp: number;
  cls: number;
  /** Thousands of bytes as transferred, headers included. */
  kB: number;
}

const watch = `
  globalThis.vitals = { lcp: 0, longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) vitals.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
`;

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await watchLayoutShift(page);
  await page.addInitScript(watch);
  const session = await slowDown(context, page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const { lcp, longTasks } = await page.evaluate<Watched>('vitals');
  const fcp = await page.evaluate<number>('performance.getEntriesByName("first-contentful-paint")[0].startTime');
  const late = longTasks.filter(({ startTime }) => startTime >= fcp);
  const tbt = late.reduce((sum, { duration }) => sum + duration - 50, 0);
  const cls = await layoutShiftOf(page);
  await context.close();
  return { lcp, tbt, fcp, cls, kB: bytes / 1000 };
}

await runCommand(() =>
  withDemoShop(async ({ browser, address }) => {
    const pages = Object.entries({ ...(await measuredPaths(address)), cart: '/cart' });
    console.log(`page      LCP ms   TBT ms   FCP ms   CLS      kB       (bars: ${bars})`);
    for (const [name, path] of pages) {
      // Warms up the server: a shop in operation has served the page before.
      await visit(browser, address + path);
      const seen: Vitals[] = [];
      for (let number = 0; number < visits; number++) seen.push(await visit(browser, address + path));
      const medianOf = (key: keyof Vitals) => median(seen.map((vitals) => vitals[key]));
      const figures = [
        ...(['lcp', 'tbt', 'fcp'] as const).map((key) => medianOf(key).toFixed(0)),
        medianOf('cls').toFixed(2),
        medianOf('kB').toFixed(0),
      ];
      console.log(`${name.padEnd(10)}${figures.map((figure) => figure.padEnd(9)).join('')}`.trimEnd());
    }
    // The cart is kept out of search engines on purpose, which costs points for SEO.
    for (const [name, path] of pages) {
      const figures = Object.entries(await lighthouseFigures(address + path));
      console.log(`Lighthouse, ${name}: ${figures.map(([each, figure]) => `${each} ${figure}`).join(', ')}`);
    }
  }),
);
