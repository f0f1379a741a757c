import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightResults, resultLine, summary, vitestResults } from './results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'haat-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const five = { passed: 5, failed: 0, skipped: 0, tests: [] };
const noStats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

test('the last line sums up both runners and mentions skipped tests only if there are any', () => {
  expect(resultLine([five, { ...five, passed: 2, failed: 1 }])).toBe('7 passed, 1 failed');
  expect(resultLine([five, { ...five, passed: 0, skipped: 3 }])).toBe('5 passed, 0 failed, 3 skipped');
});

test('a test file that could not be loaded is a failure with its reason', () => {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [{ fullName: 'adds', status: 'failed' }] },
  ];
  const results = vitestResults(report({ ...counts, testResults }));

  expect(results).toMatchObject({ passed: 4, failed: 2, skipped: 0 });
  expect(summary([results])).toContain('Failed: a.test.ts\n  Cannot find x');
});

test('journeys that never began are a failure; one that passed at the second attempt has passed', () => {
  const stats = { ...noStats, expected: 3, flaky: 1 };
  const errors = [{ message: 'The server did not start.' }];

  expect(playwrightResults(report({ stats, errors: [], suites: [] }))).toMatchObject({
    passed: 4,
    failed: 0,
    skipped: 0,
  });
  expect(playwrightResults(report({ stats, errors, suites: [] }))).toMatchObject({ failed: 1 });
  expect(summary([playwrightResults(report({ stats, errors, suites: [] }))])).toContain('The server did not start.');
});

test('a runner without a report has failed', () => {
  expect(vitestResults(path.join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

const journey = (title: string, duration: number, message?: string) => ({
  title,
  tests: [
    {
      projectName: 'phone',
      status: message === undefined ? 'expected' : 'unexpected',
      results: [{ duration, ...(message !== undefined && { error: { message } }) }],
    },
  ],
});

test('the end of a run lists the ten slowest tests and each failure with its reason', () => {
  const quick = Array.from({ length: 10 }, (_, index) => journey(`quick ${index}`, 1000 + index));
  const specs = [...quick, journey('slow', 20_400), journey('broken', 10, '\u001B[31mexpected 2\u001B[39m')];
  const stats = { ...noStats, expected: 11, unexpected: 1 };
  const words = summary([
    playwrightResults(
      report({ stats, errors: [], suites: [{ file: 'x.ts', specs: [], suites: [{ file: 'x.ts', specs }] }] }),
    ),
  ]);

  expect(words).toContain('The ten slowest:\n   20.4 s  [phone] x.ts › slow\n    1.0 s  [phone] x.ts › quick 9\n');
  expect(words).not.toContain('quick 0');
  expect(words).toContain('Failed: [phone] x.ts › broken\n  expected 2');
});
