import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startScript } from './start-script.ts';

interface Added extends Record<string, unknown> {
  /** Of the entry. */
  onerror?: () => void;
}

interface Surroundings {
  hidden: boolean;
  names: string[];
  sessionStorage?: Record<string, unknown>;
  /** Sends a request. */
  fetch?: () => Promise<{ status: number }>;
}

/**
 * Runs the script in a document, and returns what it adds to the head, how to paint the page, its timers, and how often
 * it was opened again.
 */
function run({ hidden, names, sessionStorage = {}, fetch = () => Promise.resolve({ status: 404 }) }: Surroundings) {
  const added: Added[] = [];
  const reload = vi.fn<() => void>();
  const timers: (() => void)[] = [];
  const { promise: firstPaint, resolve: paint } = Promise.withResolvers<void>();
  const files = ['entry', ...names].map((name) => `/assets/${name}.js`).join(' ');
  const context = {
    firstPaint,
    reopen: (): Promise<void> => Promise.reject(new Error('not set')),
    sessionStorage,
    fetch,
    location: { reload },
    document: {
      hidden,
      currentScript: { dataset: { files } },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => added.push(element) },
    },
    setTimeout: (callback: (count: number) => void, _ms: number, count: number) => timers.push(() => callback(count)),
  };
  runInNewContext(startScript, context);
  return {
    added,
    reopen: () => context.reopen(),
    timers,
    reload,
    paint: () => {
      paint();
      return firstPaint;
    },
  };
}

const few = ['a', 'b'];
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const preload = (name: string) => ({
  name: 'link',
  rel: 'modulepreload',
  href: `/assets/${name}.js`,
  fetchPriority: 'low',
});
const entry = {
  name: 'script',
  type: 'module',
  src: '/assets/entry.js',
  fetchPriority: 'low',
  onerror: expect.any(Function),
};

test('the scripts are added once the page is painted', async () => {
  const { added, paint } = run({ hidden: false, names: few });
  expect(added).toEqual([]);
  await paint();
  expect(added).toEqual([...few.map(preload), entry]);
});

test('many scripts are added five in a task, the entry in the last', async () => {
  const { added, timers, paint } = run({ hidden: false, names: many });
  await paint();
  expect(added).toEqual(many.slice(0, 5).map(preload));
  timers[0]?.();
  expect(added).toEqual([...many.map(preload), entry]);
  expect(timers).toHaveLength(1);
});

test('a page in the background, which is not painted, adds them at once', () => {
  const { added } = run({ hidden: true, names: many });
  expect(added).toEqual([...many.map(preload), entry]);
});

/** Lets the entry fail, waits, and returns how often the page was opened again. */
async function failEntry(surroundings: Omit<Surroundings, 'hidden' | 'names'>) {
  const { added, timers, reload } = run({ hidden: true, names: [], ...surroundings });
  added.at(-1)?.onerror?.();
  expect(reload).not.toHaveBeenCalled();
  timers.shift()?.();
  await setImmediate();
  return { reloads: reload.mock.calls.length, timers };
}

test('a page whose entry cannot be loaded is opened again, three times at most', async () => {
  const sessionStorage = {};
  const reloads: number[] = [];
  while (reloads.length < 4) reloads.push((await failEntry({ sessionStorage })).reloads);
  expect(reloads).toEqual([1, 1, 1, 0]);
});

test('however many parts cannot be loaded, the page is opened again once', async () => {
  const sessionStorage = {};
  const { reopen, reload } = run({ hidden: true, names: [], sessionStorage });
  await Promise.all([reopen(), reopen()]);
  await reopen();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage).toEqual({ '/assets/entry.js': 1 });
});

test.each([
  ['without a network', () => Promise.reject(new Error('offline'))],
  ['while the server is out of order', () => Promise.resolve({ status: 503 })],
])('%s it stays, and waits', async (_when, fetch) => {
  const sessionStorage = {};
  const { reloads, timers } = await failEntry({ sessionStorage, fetch });
  expect({ reloads, sessionStorage, waits: timers.length }).toEqual({ reloads: 0, sessionStorage: {}, waits: 1 });
});
