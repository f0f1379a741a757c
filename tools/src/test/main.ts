import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../start/build.ts';
import { runCommand } from '../start/command.ts';
import { rootFolder } from '../start/settings.ts';
import { answerResults } from './answers.ts';
import { changedFiles, journeysReached } from './changed.ts';
import { neededPrograms } from './needed-programs.ts';
import { startPooler } from './pooler.ts';
import { playwrightResults, type Results, resultLine, sum, summary, vitestResults, withoutReport } from './results.ts';
import { withSecondTry } from './second-try.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/**
 * `pnpm test`: everything. `pnpm test api checkout`: files whose path contains one of the words. `pnpm test e2e
 * [words]`: only the browser journeys. `pnpm test --changed [commit]`: whatever changes since a commit, by default
 * `HEAD`, can affect. `pnpm test --pooled [words]`: only the server's tests, with PostgreSQL behind a PgBouncer.
 * `pnpm test --redis`: what processes share through a Redis, `*.redis.test.ts`, which no other run includes; likewise
 * `pnpm test --s3` for uploads to an S3 server, `*.s3.test.ts`, and `pnpm test --varnish` for pages behind a cache,
 * `*.varnish.test.ts`. Where no word selects tests, a few that fail are tried again on their own.
 */
await runCommand(async () => {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
  const reports = mkdtempSync(path.join(tmpdir(), 'haat-reports-'));
  const server = await openTestServer();
  try {
    const results = await runTests({ words: process.argv.slice(2), server, reports, signal: stopped.signal });
    const { passed, failed } = sum(results);
    const ranNothing = passed === 0 && process.argv[2] !== '--changed';
    if (failed > 0 || ranNothing || stopped.signal.aborted) process.exitCode = 1;
    console.log(`\n${summary(results)}\n\n${resultLine(results)}`);
  } finally {
    await server.close();
    rmSync(reports, { recursive: true, force: true });
  }
});

interface TestRun {
  words: string[];
  server: TestServer;
  reports: string;
  signal: AbortSignal;
}

async function runTests(tests: TestRun): Promise<Results[]> {
  const [first, ...others] = tests.words;
  if (first === 'e2e') return [await runPlaywright({ ...tests, words: others })];
  if (first === '--changed') return runChanged(tests, others[0] ?? 'HEAD');
  if (first === '--pooled') return runPooled({ ...tests, words: others.length > 0 ? others : ['apps/api'] });
  const needed = neededPrograms.find((program) => first === `--${program}`);
  if (needed) return runVitest(tests, needed);
  const wantsPages = tests.words.length === 0 || tests.words.some((word) => word.includes('web'));
  if (wantsPages && !(await isBuilt(tests.signal))) return [withoutReport];
  const counts = await runVitest(tests);
  return tests.words.length > 0 || tests.signal.aborted ? counts : [...counts, await runPlaywright(tests)];
}

async function runChanged(tests: TestRun, since: string): Promise<Results[]> {
  const journeys = journeysReached(changedFiles(since));
  const related = await runVitest({ ...tests, words: ['--changed', since, '--passWithNoTests'] });
  if (tests.signal.aborted) return related;
  if (journeys) return [...related, await runPlaywright({ ...tests, words: journeys })];
  console.log('\nThe change reaches no journey.');
  return related;
}

async function runPooled(tests: TestRun): Promise<Results[]> {
  const { env } = tests.server;
  const pooler = await startPooler({ connectionString: env.TEST_DATABASE_URL });
  try {
    return await runVitest({ ...tests, server: { ...tests.server, env: { ...env, TEST_POOLER: pooler.address } } });
  } finally {
    await pooler.stop();
  }
}

/** With an external program, runs only the tests that need it. */
async function runVitest({ server, reports, signal, ...tests }: TestRun, needed?: string): Promise<Results[]> {
  const words = needed ? [`.${needed}.test`, ...tests.words.slice(1)] : tests.words;
  const answers = mkdtempSync(path.join(reports, 'answers-'));
  const env = { ...server.env, HAAT_ANSWERS_FOLDER: answers, TEST_PROGRAM: needed ?? '' };
  const runFiles = async (files: string[]) => {
    const report = path.join(mkdtempSync(path.join(reports, 'vitest-')), 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', ...reporters, ...(files.length > 0 ? files : words)];
    const code = await run({ program: 'node_modules/.bin/vitest', args, env, signal });
    return withExitCode({ code, results: vitestResults(report) });
  };
  const counts = tests.words.slice(needed ? 1 : 0).length > 0 ? await runFiles([]) : await withSecondTry(runFiles);
  return words.length > 0 ? [counts] : [counts, answerResults(answers)];
}

async function runPlaywright({ words, server, reports, signal }: TestRun): Promise<Results> {
  if (!(await isBuilt(signal))) return withoutReport;
  const program = 'apps/e2e/node_modules/.bin/playwright';
  const runFiles = async (files: string[]) => {
    const report = path.join(mkdtempSync(path.join(reports, 'playwright-')), 'report.json');
    const env = { ...server.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    // Playwright empties the folder, and the pictures of the first failure are needed.
    const again = files.length > 0 ? ['--output=apps/e2e/test-results/again', ...files] : words;
    const args = ['test', '--config=apps/e2e/playwright.config.ts', ...again];
    const code = await run({ program, args, env, signal });
    return withExitCode({ code, results: playwrightResults(report) });
  };
  return words.length > 0 ? runFiles([]) : withSecondTry(runFiles);
}

/**
 * Builds the shop from its current sources, for tests that open pages; if that fails, prints the output and returns
 * false.
 */
async function isBuilt(signal: AbortSignal): Promise<boolean> {
  console.log('\nBuilding the shop …');
  try {
    await build(signal);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** A runner that fails for a reason other than a test, such as an unhandled error, also counts as a failure. */
function withExitCode({ code, results }: { code: number; results: Results }): Results {
  if (code === 0 || results.failed > 0) return results;
  const failure = {
    name: 'outside any test',
    durationMs: 0,
    failure: `The runner ended with ${code}; its output says why.`,
  };
  return { ...results, failed: 1, tests: [...results.tests, failure] };
}

interface Run {
  program: string;
  args: string[];
  env: Record<string, string>;
  signal: AbortSignal;
}

async function run({ program, args, env, signal }: Run): Promise<number> {
  const child = spawn(path.join(rootFolder, program), args, {
    cwd: rootFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
