/**
 * `pnpm chaos:mutations`: tests the tests. Removes each protection in a copy of the repository and expects the named test to
 * fail there, and all of them to pass in the unchanged copy. Exits with 1 if a removal goes unnoticed. Takes a few minutes.
 */
import { spawnSync } from 'node:child_process';
import { build } from '@haat/tools/build';
import { runCommand } from '@haat/tools/command';
import { copyTree, type CopiedTree } from './copied-tree.ts';
import { type Removal, removals } from './removals.ts';

await runCommand(async () => {
  await build();
  const tree = copyTree();
  try {
    assertGreen(tree);
    const noticed = removals.filter((removal) => isNoticed(tree, removal));
    console.log(`\n${noticed.length} of ${removals.length} removals are noticed`);
    if (noticed.length < removals.length) process.exitCode = 1;
  } finally {
    tree.remove();
  }
});

function assertGreen(tree: CopiedTree): void {
  const { passed, failed, output } = runTests(
    tree,
    removals.map(({ test }) => test),
  );
  if (failed === 0 && passed === removals.length) return;
  console.error(output);
  throw new Error(`Without any removal ${passed} of ${removals.length} tests pass.`);
}

function isNoticed(tree: CopiedTree, { name, edits, test }: Removal): boolean {
  const undo = tree.edit(edits);
  const { failed } = runTests(tree, [test]);
  undo();
  console.log(`${failed > 0 ? '✓' : '✗'} without "${name}" fails: ${test.title}`);
  return failed > 0;
}

/** Counts passed and failed tests. Throws if the tests could not run at all. */
function runTests(
  { folder }: CopiedTree,
  tests: Removal['test'][],
): { passed: number; failed: number; output: string } {
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = tests.map(({ title }) => title.replaceAll(/[^\p{L}\p{N} ]/gu, '.')).join('|');
  const args = ['tools/src/test/main.ts', ...files, '--no-file-parallelism', '-t', `^(${titles})$`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed\b/m.exec(stdout) ?? [];
  if (passed === undefined) throw new Error(`The tests did not run:\n${stdout.slice(-2_000)}${stderr.slice(-2_000)}`);
  return { passed: Number(passed), failed: Number(failed), output: stdout };
}
