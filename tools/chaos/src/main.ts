/**
 * `pnpm chaos`: breaks a whole shop on purpose and measures whether it keeps its promises; exits with 1 if it breaks
 * one. `--short` runs each fault once or twice, `pnpm chaos C1 I3` only those faults, `--built` uses the last build
 * of the server. The long form ends with half an hour of shopping while things break; `--soak MINUTES` sets how long,
 * in either form.
 */
import { parseArgs } from 'node:util';
import { findBreaches } from '@haat/db/invariants';
import { build } from '@haat/tools/build';
import { exitOnSignals, runCommand } from '@haat/tools/command';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { soak } from './faults/soak.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { isWithin, type Row, table } from './table.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    soak: { type: 'string' },
  },
});

exitOnSignals();

await runCommand(async () => {
  const ids = new Set(faults.map(({ id }) => id));
  if (wanted.some((id) => !ids.has(id))) throw new Error(`There is ${[...ids].join(', ')}.`);
  const chosen = faults.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const minutes = Number(options.soak ?? (options.short || wanted.length > 0 ? 0 : 30));
  if (minutes > 0) chosen.push(soak(minutes));
  if (!options.built) await build();
  const stage = await openStage();
  const rows: Row[] = [];
  try {
    for (const fault of chosen) rows.push(await runFault(stage, fault));
  } finally {
    const isAllWell = rows.length === chosen.length && rows.every(isWithin);
    await stage.close({ keepsLogs: !isAllWell });
    if (!isAllWell) console.log(`\nWhat the servers said: ${stage.folder}`);
  }
  console.log(`\n${table(rows)}`);
  const missed = rows.filter((row) => !isWithin(row));
  if (missed.length > 0) throw new Error(`Not kept: ${missed.map(({ id }) => id).join(', ')}`);
  console.log('\n✓ Every promise was kept.');
});
// Whatever a failed fault has left open must not keep the process alive.
process.exit();

/** Runs a fault as often as required and checks the invariants after each run. A server that died is restarted. */
async function runFault(stage: Stage, fault: Fault): Promise<Row> {
  const { short, long } = fault.runs ?? { short: 1, long: 10 };
  const runs = options.short ? short : long;
  const row: Row = { id: fault.id, title: fault.title, runs, figures: [], failures: [], seconds: 0 };
  const startedAt = performance.now();
  for (let run = 1; run <= runs; run += 1) {
    try {
      row.figures.push(await fault.run(stage));
      row.failures.push(...(await brokenPromises(stage)));
    } catch (error) {
      row.failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      break;
    }
  }
  row.seconds = (performance.now() - startedAt) / 1000;
  console.log(`${isWithin(row) ? '✓' : '✗'} ${fault.id} ${fault.title} (${row.seconds.toFixed(1)} s)`);
  return row;
}

/** The violated invariants. */
async function brokenPromises({ pool, shops }: Stage): Promise<string[]> {
  const failures = (await findBreaches(pool)).map(({ invariant, rows }) => `${invariant}: ${JSON.stringify(rows[0])}`);
  for (const shop of shops.filter((each) => !each.isRunning())) {
    failures.push('a server ended by itself');
    await shop.start();
  }
  return failures;
}
