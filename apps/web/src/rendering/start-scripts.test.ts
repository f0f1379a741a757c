import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScripts } from './start-scripts.ts';

/** Runs the script in a document, and returns what it adds to the head, and what happens when the page is painted. */
function run({ hidden }: { hidden: boolean }) {
  const added: Record<string, string>[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  runInNewContext(startScripts, {
    document: {
      hidden,
      currentScript: { dataset: { files: '/assets/entry.js /assets/a.js /assets/b.js' } },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Record<string, string>) => added.push(element) },
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
  });
  return { added, frames, timers };
}

const scripts = [
  { name: 'link', rel: 'modulepreload', href: '/assets/a.js', fetchPriority: 'low' },
  { name: 'link', rel: 'modulepreload', href: '/assets/b.js', fetchPriority: 'low' },
  { name: 'script', type: 'module', src: '/assets/entry.js', fetchPriority: 'low' },
];

test('the scripts are added in the task after the first frame', () => {
  const { added, frames, timers } = run({ hidden: false });
  expect([added.length, frames.length, timers.length]).toEqual([0, 1, 0]);
  frames[0]?.();
  expect([added.length, timers.length]).toEqual([0, 1]);
  timers[0]?.();
  expect(added).toEqual(scripts);
});

test('a page in the background, which is not painted, adds them at once', () => {
  expect(run({ hidden: true }).added).toEqual(scripts);
});
