/**
 * `pnpm search:check`: runs the judged searches of queries.jsonl against the built shop with its demo catalogue and
 * prints their figures by kind. Exits with 1 if one misses its bar. `--failures` also prints each search that misses
 * something. Needs a build.
 */
import { readFileSync } from 'node:fs';
import { liftedLimits } from '@haat/api/lifted-limits';
import { startTemporaryPostgres } from '../local-postgres/local-postgres.ts';
import { runCommand } from '../start/command.ts';
import { freePort } from '../start/free-port.ts';
import { startServer, stopServer, waitUntilReady } from '../start/server-process.ts';
import { askAll } from './ask.ts';
import { figuresOf, type Figures, type JudgedSearch, type Outcome } from './figures.ts';

/**
 * The minimum or maximum of each figure. They are slightly below the current values, so that a change may cost one
 * search.
 */
const bars: { of: string; name: keyof Figures; least?: number; most?: number }[] = [
  { of: 'all', name: 'recall', least: 0.95 },
  { of: 'all', name: 'precision', least: 0.88 },
  { of: 'all', name: 'reciprocalRank', least: 0.93 },
  { of: 'all', name: 'empty', most: 0.02 },
  { of: 'all', name: 'useless', most: 0.03 },
  { of: 'all', name: 'suggested', least: 0.96 },
  { of: 'bn-Latn', name: 'recall', least: 0.9 },
];

await runCommand(async () => {
  const searches = readFileSync(new URL('queries.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((json) => JSON.parse(json) as JudgedSearch);
  const outcomes = await withShop((address) => askAll(address, searches));
  // A single letter and no text at all have no answer to judge; they only have to succeed.
  const judged = outcomes.filter(({ kind }) => kind !== 'edge');
  const sets = new Map<string, Outcome[]>([
    ...Map.groupBy(judged, ({ kind }) => kind),
    ...Map.groupBy(judged, ({ lang }) => lang),
    ['all', judged],
  ]);
  console.log('                  n  recall precis.   rank   empty useless suggested');
  for (const [name, set] of sets) console.log(line(name, figuresOf(set)));
  if (process.argv.includes('--failures')) for (const outcome of judged) printFailure(outcome);
  for (const { of, name, least = 0, most = 1 } of bars) {
    const value = figuresOf(sets.get(of) ?? [])[name] ?? 0;
    if (value >= least && value <= most) continue;
    console.log(`✗ ${name} of ${of} is ${value.toFixed(3)}, beyond its bar of ${least || most}`);
    process.exitCode = 1;
  }
});

async function withShop<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  const postgres = await startTemporaryPostgres();
  const port = await freePort();
  const server = startServer({
    args: ['apps/api/dist/main.js'],
    env: {
      ...liftedLimits,
      DATABASE_URL: postgres.connectionString,
      PORT: String(port),
      PREPARE_DATABASE: '1',
      RUN_JOBS: '0',
      LOG_LEVEL: 'error',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady({ child: server, address });
    return await work(address);
  } finally {
    await stopServer(server);
    await postgres.stop();
  }
}

function line(name: string, { count, ...figures }: Figures): string {
  const values = Object.values(figures).map((value) => (value === null ? '–' : value.toFixed(2)).padStart(7));
  return `${name.padEnd(15)} ${String(count).padStart(3)} ${values.join(' ')}`;
}

function printFailure({ query, kind, found, relevant, ok = [] }: Outcome): void {
  const missing = relevant.filter((slug) => !found.includes(slug));
  const wrong = found.slice(0, 10).filter((slug) => !relevant.includes(slug) && !ok.includes(slug));
  if (missing.length === 0 && wrong.length === 0) return;
  console.log(`\n[${kind}] ${query}\n  missing ${missing.join(' ') || '–'}\n  wrong ${wrong.join(' ') || '–'}`);
}
