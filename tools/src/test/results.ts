import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import { rootFolder } from '../start/settings.ts';

/** The report of one runner: the number of tests by outcome, and each of them. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  tests: TestResult[];
}

export interface TestResult {
  /** File and title. */
  name: string;
  durationMs: number;
  /** What its runner is given to run the test; absent for failures outside any test. */
  file?: string;
  /** The reason of a failure, without colours; absent if the test passed. */
  failure?: string;
  /** Of a test that passed only when it was tried again: why it failed at first. */
  firstFailure?: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: VitestAssertion[] }[];
}

interface VitestAssertion {
  fullName: string;
  status: string;
  duration?: number;
  failureMessages?: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { projectName: string; status: string; results: PlaywrightAttempt[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightAttempt {
  duration: number;
  error?: { message?: string };
}

/** A runner that exited before writing its report. */
export const withoutReport: Results = {
  passed: 0,
  failed: 1,
  skipped: 0,
  tests: [{ name: 'A runner left no report', durationMs: 0, failure: 'It ended before it had run its tests.' }],
};

/** Reads Vitest's JSON report. A file that could not be loaded counts as one failure: its tests never ran. */
export function vitestResults(reportFile: string): Results {
  const report = readReport(reportFile) as VitestReport | undefined;
  if (report === undefined) return withoutReport;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: [
      ...report.testResults.flatMap((file) => file.assertionResults.map((test) => vitestResult(file.name, test))),
      ...unloaded.map(({ name, message }) => ({ name: fromRoot(name), durationMs: 0, failure: plain(message) })),
    ],
  };
}

function vitestResult(
  absoluteFile: string,
  { fullName, duration = 0, status, failureMessages = [] }: VitestAssertion,
): TestResult {
  const file = fromRoot(absoluteFile);
  const failure = status === 'failed' && { failure: plain(failureMessages.join('\n')) };
  return { name: `${file} › ${fullName}`, file, durationMs: duration, ...failure };
}

/** Reads Playwright's JSON report. An error outside any test, such as a server that did not start, counts as one failure. */
export function playwrightResults(reportFile: string): Results {
  const report = readReport(reportFile) as PlaywrightReport | undefined;
  if (report === undefined) return withoutReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected === 0 ? report.errors : [];
  return {
    passed: expected + flaky,
    failed: outside.length > 0 ? 1 : unexpected,
    skipped,
    tests: [
      ...report.suites.flatMap(journeysOf),
      ...outside.map(({ message = '' }) => ({ name: 'outside any journey', durationMs: 0, failure: plain(message) })),
    ],
  };
}

function journeysOf(suite: PlaywrightSuite): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }): TestResult => {
      const failure = plain(results.at(-1)?.error?.message ?? '');
      const durationMs = results.reduce((total, { duration }) => total + duration, 0);
      const name = `[${projectName}] ${suite.file} › ${title}`;
      return { name, file: suite.file, durationMs, ...(status === 'unexpected' && { failure }) };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

/** `12 passed, 0 failed`, and the number of skipped tests if there are any. */
export function resultLine(all: Results[]): string {
  const { passed, failed, skipped } = sum(all);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The ten slowest tests, and with the reason every failure and every test that was tried again. */
export function summary(all: Results[]): string {
  const tests = all.flatMap((results) => results.tests);
  const slowest = tests.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 10);
  const failures = tests.filter((test) => test.failure !== undefined);
  const unsteady = tests.filter((test) => test.firstFailure !== undefined);
  return [
    'The ten slowest:',
    ...slowest.map(({ name, durationMs }) => `  ${(durationMs / 1000).toFixed(1).padStart(5)} s  ${name}`),
    ...unsteady.map(
      ({ name, firstFailure = '' }) =>
        `\nUnsteady: ${name}\n  It passed when it was tried again, but had failed:\n${firstLines(firstFailure)}`,
    ),
    ...failures.map(({ name, failure = '' }) => `\nFailed: ${name}\n${firstLines(failure)}`),
  ].join('\n');
}

export function sum(all: Results[]): Omit<Results, 'tests'> {
  const total = (name: 'passed' | 'failed' | 'skipped') => all.reduce((result, counts) => result + counts[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

function firstLines(text: string): string {
  return text
    .split('\n')
    .slice(0, 20)
    .map((line) => `  ${line}`)
    .join('\n');
}

function fromRoot(file: string): string {
  return path.isAbsolute(file) ? path.relative(rootFolder, file) : file;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
