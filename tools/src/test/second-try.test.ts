import { expect, test, vi } from 'vitest';
import type { Results } from './results.ts';
import { summary } from './results.ts';
import { withSecondTry } from './second-try.ts';

/** The report of a run of tests in files of the same letter; those of `broken` fail. */
function results(names: string[], broken: string[] = []): Results {
  const tests = names.map((name) => ({
    name,
    file: `${name}.test.ts`,
    durationMs: 1,
    ...(broken.includes(name) && { failure: `${name} is broken` }),
  }));
  const failed = tests.filter(({ name }) => broken.includes(name)).length;
  return { passed: names.length - failed, failed, skipped: 0, tests };
}

const all = ['a', 'b', 'c', 'd', 'e'];

test('what fails twice has failed; what passes the second time has passed, and is named with its first failure', async () => {
  const run = vi.fn(async (files: string[]) =>
    files.length === 0 ? results(all, ['b', 'd']) : results(['b', 'd'], ['d']),
  );
  const outcome = await withSecondTry(run);
  expect(run.mock.calls).toEqual([[[]], [['b.test.ts', 'd.test.ts']]]);
  expect(outcome).toMatchObject({ passed: 4, failed: 1 });
  expect(summary([outcome])).toContain(
    'Unsteady: b\n  It passed when it was tried again, but had failed:\n  b is broken',
  );
  expect(summary([outcome])).toContain('Failed: d\n  d is broken');
});

test('a test that the second run did not reach stays failed', async () => {
  const run = vi.fn<(files: string[]) => Promise<Results>>();
  run.mockResolvedValueOnce(results(all, ['b'])).mockResolvedValueOnce(results([]));
  expect(await withSecondTry(run)).toMatchObject({ passed: 4, failed: 1 });
});

test.each([
  ['no failure', results(all)],
  ['many failures', results(all, ['a', 'b', 'c', 'd'])],
  [
    'a failure outside any test',
    { ...results(all), failed: 1, tests: [{ name: 'outside', durationMs: 0, failure: 'The server did not start.' }] },
  ],
])('nothing is tried again after %s', async (_case, first) => {
  const run = vi.fn(async () => first);
  expect(await withSecondTry(run)).toBe(first);
  expect(run).toHaveBeenCalledOnce();
});
