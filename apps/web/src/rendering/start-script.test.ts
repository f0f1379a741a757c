import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './start-script.ts';

/** Runs the script in a document, and returns what it adds to the head, how to paint the page, and its timers. */
function run({ hidden, names }: { hidden: boolean; names: string[] }) {
  const added: Record<string, string>[] = [];
  const timers: (() => void)[] = [];
  const { promise: firstPaint, resolve: paint } = Promise.withResolvers<void>();
  const files = ['entry', ...names].map((name) => `/assets/${name}.js`).join(' ');
  runInNewContext(startScript, {
    firstPaint,
    document: {
      hidden,
      currentScript: { dataset: { files } },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Record<string, string>) => added.push(element) },
    },
    setTimeout: (callback: (count: number) => void, _ms: number, count: number) => timers.push(() => callback(count)),
  });
  return {
    added,
    timers,
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
const entry = { name: 'script', type: 'module', src: '/assets/entry.js', fetchPriority: 'low' };

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
