import type { Results, TestResult } from './results.ts';

/** More failures than this are no accident. */
const maxTriedAgain = 3;

/**
 * Runs these test files, or all if there are none. If up to three tests fail, their files are run again, on their
 * own: a test that fails again has failed, and one that passes is reported as unsteady.
 */
export async function withSecondTry(run: (files: string[]) => Promise<Results>): Promise<Results> {
  const first = await run([]);
  const failures = first.tests.filter(({ failure }) => failure !== undefined);
  const files = failures.flatMap(({ file }) => file ?? []);
  const canTry = failures.length > 0 && failures.length <= maxTriedAgain && files.length === failures.length;
  if (!canTry) return first;
  console.log(`\nTrying again what failed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  const second = await run([...new Set(files)]);
  return afterSecondTry(first, second);
}

/** The results of a first run in which tests that passed in the second count as passed, with the failure they had. */
export function afterSecondTry(first: Results, second: Results): Results {
  const passed = new Set(second.tests.filter(({ failure }) => failure === undefined).map(({ name }) => name));
  const isUnsteady = ({ name, failure }: TestResult) => failure !== undefined && passed.has(name);
  const unsteady = first.tests.filter(isUnsteady).length;
  return {
    ...first,
    passed: first.passed + unsteady,
    failed: first.failed - unsteady,
    tests: first.tests.map((test) => {
      const { failure, ...rest } = test;
      return failure !== undefined && isUnsteady(test) ? { ...rest, firstFailure: failure } : test;
    }),
  };
}
