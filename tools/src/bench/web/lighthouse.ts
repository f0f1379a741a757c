import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openBrowser } from '../../browser/open-browser.ts';
import { freePort } from '../../start/free-port.ts';
import { median } from './slow-phone.ts';

const run = promisify(execFile);
// Fetched when needed: it is larger than all that the shop itself depends on.
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const runs = 5;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * What Lighthouse finds of a page with its mobile preset: points of 100, and times; medians of five runs, by name. All
 * use one browser: one that has just started may take a second to paint, and what has arrived by then, Lighthouse takes
 * for what the paint waited for.
 */
export async function lighthouseFigures(url: string): Promise<Record<string, number>> {
  const port = await freePort();
  const browser = await openBrowser({ port });
  const reports: Report[] = [];
  try {
    for (let number = 0; number <= runs; number++) {
      const given = ['-y', lighthouse, url, '--quiet', '--output=json', `--port=${port}`];
      const { stdout } = await run('npx', given, { maxBuffer: 100e6 });
      reports.push(JSON.parse(stdout) as Report);
    }
  } finally {
    await browser.close();
  }
  // The first run warms up the browser and the server: a shop in operation has scaled these pictures before.
  reports.shift();
  const medianOf = (read: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN));
  const points = categories.map((name) => [
    name,
    Math.round(100 * medianOf((report) => report.categories[name]?.score)),
  ]);
  const times = Object.entries(audits).map(([name, audit]) => [
    name,
    Number(medianOf((report) => report.audits[audit]?.numericValue).toFixed(name === 'CLS' ? 3 : 0)),
  ]);
  return Object.fromEntries([...points, ...times]);
}
