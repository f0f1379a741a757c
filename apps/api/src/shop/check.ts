import { createPool } from '@haat/db';
import { findBreaches } from '@haat/db/invariants';
import type { Config } from '../platform/config.ts';
import { directUrl, type Command, type CommandInput } from './command.ts';

/** `shop check`: the invariants of the database, such as that stock is the sum of its ledger. */
export const checkCommand: Command = {
  usage: 'check',
  about: 'ask the database whether every promise holds: stock, totals, coupons, mails',
  run: ({ config, print }) => assertPromisesHold({ config, print }),
};

/** Prints violated invariants and throws if there are any. */
export async function assertPromisesHold({ config, print }: Pick<CommandInput, 'config' | 'print'>): Promise<void> {
  const breaches = await breachesIn(config);
  for (const { invariant, rows } of breaches) {
    print(`✗ ${invariant}`);
    for (const row of rows) print(`  ${JSON.stringify(row)}`);
  }
  if (breaches.length > 0) throw new Error(`${breaches.length} of the database's promises do not hold.`);
  print('✓ Every promise of the database holds.');
}

async function breachesIn(config: Config) {
  const pool = createPool({ connectionString: directUrl(config), max: 1 });
  try {
    return await findBreaches(pool);
  } finally {
    await pool.end();
  }
}
