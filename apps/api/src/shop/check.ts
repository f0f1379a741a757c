import { parseArgs } from 'node:util';
import { createPool } from '@haat/db';
import { type Breach, findBreaches, patienceMs } from '@haat/db/invariants';
import { findNewBreaches } from '@haat/db/new-invariants';
import type { Config } from '../platform/config.ts';
import { directUrl, type Command, type CommandInput } from './command.ts';

type Printing = Pick<CommandInput, 'config' | 'print'>;

/** `shop check`: the invariants of the database, such as that stock is the sum of its ledger. */
export const checkCommand: Command = {
  usage: 'check [--new]',
  about:
    'ask the database whether every promise holds: stock, totals, coupons, mails; --new: what changed since the last check',
  async run({ args, config, print }) {
    const { values } = parseArgs({ args, options: { new: { type: 'boolean' } } });
    return values.new ? assertNewPromisesHold({ config, print }) : assertPromisesHold({ config, print });
  },
};

/** Prints violated invariants and throws if there are any. */
export async function assertPromisesHold({ config, print }: Printing): Promise<void> {
  refuse(await withPool(config, findBreaches), print);
  print('✓ Every promise of the database holds.');
}

async function assertNewPromisesHold({ config, print }: Printing): Promise<void> {
  const { breaches, orders } = await withPool(config, findNewBreaches);
  refuse(breaches, print);
  const checked = orders === null ? 'everything' : `${orders} orders`;
  print(`✓ Every promise of the database holds: checked ${checked}.`);
}

function refuse(breaches: Breach[], print: CommandInput['print']): void {
  for (const { invariant, rows } of breaches) {
    print(`✗ ${invariant}`);
    for (const row of rows) print(`  ${JSON.stringify(row)}`);
  }
  if (breaches.length > 0) throw new Error(`${breaches.length} of the database's promises do not hold.`);
}

type CheckPool = ReturnType<typeof createPool>;

async function withPool<Result>(config: Config, check: (pool: CheckPool) => Promise<Result>): Promise<Result> {
  // A whole table of a large shop is read by one statement.
  const pool = createPool({ connectionString: directUrl(config), max: 1, statementTimeoutMs: patienceMs });
  try {
    return await check(pool);
  } finally {
    await pool.end();
  }
}
