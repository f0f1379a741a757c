import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightCounts, resultLine, vitestCounts } from './results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'haat-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the last line adds up both runners and names skipped tests only when there are any', () => {
  const five = { passed: 5, failed: 0, skipped: 0 };

  expect(resultLine([five, { passed: 2, failed: 1, skipped: 0 }])).toBe('7 passed, 1 failed');
  expect(resultLine([five, { passed: 0, failed: 0, skipped: 3 }])).toBe('5 passed, 0 failed, 3 skipped');
});

test('a test file that could not be loaded is a failure', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];

  expect(vitestCounts(report({ ...counts, testResults }))).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('journeys that never began are a failure; one that passed at the second try has passed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };

  expect(playwrightCounts(report({ stats, errors: [] }))).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(playwrightCounts(report({ stats, errors: ['The server did not start.'] }))).toMatchObject({ failed: 1 });
});

test('a runner that left no report has failed', () => {
  expect(vitestCounts(path.join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
