import chromium from '@sparticuz/chromium';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './slow-phone.ts';

const run = promisify(execFile);
// Fetched when needed: it is larger than all that the shop itself depends on.
const lighthouse = 'lighthouse@13.5.0';
const chromeFlags = '--headless --no-sandbox --disable-gpu --disable-background-networking';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;

/** Lighthouse's points for a page, of 100; medians of three runs of its mobile preset. */
export type Points = Record<(typeof categories)[number], number>;

interface Report {
  categories: Record<string, { score: number | null }>;
}

export async function lighthousePoints(url: string): Promise<Points> {
  const env = { ...process.env, CHROME_PATH: await chromium.executablePath() };
  const reports: Report[] = [];
  for (let number = 0; number < runs; number++) {
    const given = ['-y', lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${chromeFlags}`];
    const { stdout } = await run('npx', given, { env, maxBuffer: 100e6 });
    reports.push(JSON.parse(stdout) as Report);
  }
  const pointsOf = (category: string) =>
    Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? Number.NaN)));
  return Object.fromEntries(categories.map((category) => [category, pointsOf(category)])) as Points;
}
