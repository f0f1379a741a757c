import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScripts } from './start-scripts.ts';

/** Runs the script in a document, and returns what it adds to the head, and what happens when the page is painted. */
function run({ hidden, names }: { hidden: boolean; names: string[] }) {
  const added: Record<string, string>[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const files = ['entry', ...names].map((name) => `/assets/${name}.js`).join(' ');
  runInNewContext(startScripts, {
    document: {
      hidden,
      currentScript: { dataset: { files } },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Record<string, string>) => added.push(element) },
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: (count: number) => void, _ms: number, count: number) => timers.push(() => callback(count)),
  });
  return { added, frames, timers };
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

test('the scripts are added in the task after the first frame', () => {
  const { added, frames, timers } = run({ hidden: false, names: few });
  expect([added.length, frames.length, timers.length]).toEqual([0, 1, 0]);
  frames[0]?.();
  expect([added.length, timers.length]).toEqual([0, 1]);
  timers[0]?.();
  expect(added).toEqual([...few.map(preload), entry]);
});

test('many scripts are added five in a task, the entry in the last', () => {
  const { added, frames, timers } = run({ hidden: false, names: many });
  frames[0]?.();
  timers[0]?.();
  expect(added).toEqual(many.slice(0, 5).map(preload));
  timers[1]?.();
  expect(added).toEqual([...many.map(preload), entry]);
  expect(timers).toHaveLength(2);
});

test('a page in the background, which is not painted, adds them at once', () => {
  const { added } = run({ hidden: true, names: many });
  expect(added).toEqual([...many.map(preload), entry]);
});
