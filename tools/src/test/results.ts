import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Vitest's JSON report. A file that could not be loaded counts as one failure: its tests never ran. */
export function vitestCounts(reportFile: string): Counts {
  const report = readReport(reportFile) as VitestReport | undefined;
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report. An error outside any test, such as a server that did not start, counts as one failure. */
export function playwrightCounts(reportFile: string): Counts {
  const report = readReport(reportFile) as PlaywrightReport | undefined;
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected === 0 && report.errors.length > 0 ? 1 : unexpected;
  return { passed: expected + flaky, failed, skipped };
}

/** `12 passed, 0 failed`, and how many were skipped when any were. */
export function resultLine(all: Counts[]): string {
  const { passed, failed, skipped } = sum(all);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function sum(all: Counts[]): Counts {
  const total = (name: keyof Counts) => all.reduce((result, counts) => result + counts[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
