/**
 * `pnpm scale:drill`: a shop on many machines, run on this one: three web processes and two workers behind HAProxy,
 * PgBouncer, Redis, an S3 server, a primary with a synchronous standby and a replica. Breaks one part after the other
 * under load and prints what shoppers noticed; exits with 1 if anything was lost or they waited too long. `--built`
 * uses the last build, `--orders 20` and `--pages 20` set the load per second; `pnpm scale:drill worker Redis` runs
 * the steps with these words in their titles. Needs Debian's haproxy, pgbouncer, redis-server and Swift (swift-proxy,
 * swift-account, swift-container, swift-object).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '@haat/tools/build';
import { exitOnSignals, runCommand } from '@haat/tools/command';
import { figuresOf, isServed, type StepFigures, stepTable } from './figures.ts';
import { openMachines } from './machines.ts';
import { promisesOf } from './promises.ts';
import { startShopping } from './shopping.ts';
import { type Step, steps } from './steps.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'boolean', default: false },
    orders: { type: 'string', default: '20' },
    pages: { type: 'string', default: '20' },
  },
});
/** The pause after each step, so that the broken part is back before the next. */
const restMs = 5_000;

exitOnSignals();

await runCommand(async () => {
  if (!options.built) await build();
  const machines = await openMachines();
  let isAllWell = false;
  try {
    const rates = { ordersPerSecond: Number(options.orders), pagesPerSecond: Number(options.pages) };
    const shopping = await startShopping(machines, rates);
    await sleep(restMs);
    const rows: StepFigures[] = [];
    const isWanted = ({ title }: Step) => words.length === 0 || words.some((word) => title.includes(word));
    for (const step of steps.filter(isWanted)) {
      const from = performance.now();
      await step.run(machines);
      await sleep(restMs);
      rows.push(figuresOf(step, shopping, { from, to: performance.now() }));
      console.log(`· ${step.title} (${((performance.now() - from) / 1_000).toFixed(0)} s)`);
    }
    await shopping.end();
    const promises = await promisesOf(machines, shopping);
    isAllWell = rows.every(isServed) && Object.values(promises).every(({ isWithin }) => isWithin);
    console.log(`\n${stepTable(rows)}\n`);
    for (const [name, { value, bar, isWithin }] of Object.entries(promises))
      console.log(`${isWithin ? '✓' : '✗'} ${name}: ${value} (${bar})`);
  } finally {
    await machines.close({ keepsLogs: !isAllWell });
    if (!isAllWell) console.log(`\nWhat the processes said: ${machines.folder}`);
  }
  if (!isAllWell) throw new Error('Not everything held.');
});
// Whatever a failed step has left open must not keep the process alive.
process.exit();
