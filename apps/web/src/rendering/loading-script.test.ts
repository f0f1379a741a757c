import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loadingScript } from './loading-script.ts';

/** Runs the script in a document. What it waits for happens when the returned functions are called. */
function run({ readyState = 'interactive' } = {}) {
  const dataset: { loading?: string; staged?: string } = {};
  const frames: (() => void)[] = [];
  const timers: { callback: () => void; ms: number }[] = [];
  const events: Record<string, (() => void)[]> = {};
  let painted: (() => void) | undefined;
  const window = {
    document: { documentElement: { dataset }, readyState },
    PerformanceObserver: class {
      constructor(callback: () => void) {
        painted = callback;
      }
      observe() {}
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void, ms = 0) => timers.push({ callback, ms }),
    addEventListener: (name: string, listener: () => void) => (events[name] ??= []).push(listener),
  };
  runInNewContext(loadingScript, window);
  return {
    dataset,
    paint: async () => {
      painted?.();
      await setImmediate();
    },
    runFrames: () => frames.splice(0).forEach((callback) => callback()),
    runTimers: async (ms: number) => {
      for (const timer of timers.splice(0)) if (timer.ms <= ms) timer.callback();
      await setImmediate();
    },
    happen: (name: string) => events[name]?.forEach((listener) => listener()),
    isPainted: async () =>
      Promise.race([(window as { firstPaint?: Promise<unknown> }).firstPaint?.then(() => true), setImmediate(false)]),
  };
}

test('the document is loading until it is painted and loaded, and the rest painted as well', async () => {
  const page = run();
  page.happen('load');
  expect(page.dataset).toHaveProperty('loading');
  await page.paint();
  page.happen('load');
  expect(page.dataset).toHaveProperty('loading');
  page.runFrames();
  await page.runTimers(0);
  expect(page.dataset).not.toHaveProperty('loading');
});

test('a document that has loaded before it is painted is loading until then', async () => {
  const page = run({ readyState: 'complete' });
  expect(page.dataset).toHaveProperty('loading');
  await page.paint();
  expect(page.dataset).not.toHaveProperty('loading');
});

test('a picture that never arrives does not hold back others for more than two seconds', async () => {
  const page = run();
  await page.paint();
  await page.runTimers(2000);
  expect(page.dataset).not.toHaveProperty('loading');
});

test('who scrolls sees pictures and everything below the first screen at once', () => {
  const page = run();
  page.happen('scroll');
  expect(page.dataset).toEqual({});
});

test('a second and a half after the first paint everything below the first screen is laid out', async () => {
  const page = run();
  await page.runTimers(1500);
  expect(page.dataset).toHaveProperty('staged');
  await page.paint();
  await page.runTimers(1500);
  expect(page.dataset).not.toHaveProperty('staged');
});

test('in a browser that does not tell of the first paint it is half a second after the first frame', async () => {
  const page = run();
  page.runFrames();
  expect(await page.isPainted()).toBe(false);
  await page.runTimers(500);
  expect(await page.isPainted()).toBe(true);
});
