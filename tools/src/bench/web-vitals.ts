/**
 * `node tools/src/bench/web-vitals.ts`: how fast the built shop loads on a cheap phone (slow 4G, a processor four times
 * slower than this one): medians of five visits with an empty cache. Needs a build and an idle machine.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '../browser/layout-shift.ts';
import { measuredPaths, withDemoShop } from '../browser/with-demo-shop.ts';
import { runCommand } from '../start/command.ts';

const visits = 5;
const restMs = 4_000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const slowdown = 4;

interface Watched {
  lcp: number;
  longTasks: { startTime: number; duration: number }[];
}

/** What a browser saw of a visit, in ms; of a long task after the first paint, the time beyond 50 ms blocks. */
interface Vitals {
  lcp: number;
  tbt: number;
  fcp: number;
  cls: number;
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
  await slowDown(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const { lcp, longTasks } = await page.evaluate<Watched>('vitals');
  const fcp = await page.evaluate<number>('performance.getEntriesByName("first-contentful-paint")[0].startTime');
  const late = longTasks.filter(({ startTime }) => startTime >= fcp);
  const tbt = late.reduce((sum, { duration }) => sum + duration - 50, 0);
  const cls = await layoutShiftOf(page);
  await context.close();
  return { lcp, tbt, fcp, cls };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

await runCommand(() =>
  withDemoShop(async ({ browser, address }) => {
    console.log('page      LCP ms   TBT ms   FCP ms   CLS     (bars: 1800, 100, none, 0)');
    for (const [name, path] of Object.entries(await measuredPaths(address))) {
      // Warms the server up: a shop in operation has responded before.
      await visit(browser, address + path);
      const seen: Vitals[] = [];
      for (let number = 0; number < visits; number++) seen.push(await visit(browser, address + path));
      const [lcp, tbt, fcp] = (['lcp', 'tbt', 'fcp'] as const).map((key) =>
        Math.round(median(seen.map((v) => v[key]))),
      );
      const cls = median(seen.map((vitals) => vitals.cls)).toFixed(2);
      console.log(
        `${name.padEnd(9)} ${String(lcp).padEnd(8)} ${String(tbt).padEnd(8)} ${String(fcp).padEnd(8)} ${cls}`,
      );
    }
  }),
);
