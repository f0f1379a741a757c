/**
 * `pnpm verify`: every check of the project, one after another, until the first failure.
 * `--without-tests` skips the tests.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Step {
  name: string;
  command: [program: string, ...args: string[]];
}

const checks: Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'types', command: ['turbo', 'run', 'types', '--output-logs=errors-only'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'contracts', command: ['node', 'tools/src/contracts/openapi-file.ts', '--check'] },
  { name: 'manifests', command: ['node', 'tools/src/manifests/main.ts'] },
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'budgets', command: ['node', 'tools/src/budgets/main.ts'] },
  { name: 'judged searches', command: ['node', 'tools/src/search-check/main.ts'] },
];
const tests: Step = { name: 'tests', command: ['node', 'tools/src/test/main.ts'] };

const root = fileURLToPath(new URL('../../..', import.meta.url));

function run({ name, command: [program, ...args] }: Step): boolean {
  const startedAt = performance.now();
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(status === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} failed after ${seconds} s`);
  return status === 0;
}

const steps = process.argv.includes('--without-tests') ? checks : [...checks, tests];
if (!steps.every(run)) process.exit(1);
