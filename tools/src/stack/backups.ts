import assert from 'node:assert/strict';
import { assertStored } from './orders-kept.ts';
import { orderWhile } from './shopping.ts';
import type { Stack } from './stack.ts';

const shop = ['node', 'apps/api/dist/shop.js'];
const drillDatabase = 'drill';

/**
 * The commands of docs/operations.md: a backup of the running shop, a restore drill next to it, and restoring the
 * shop.
 */
export async function checkBackups(stack: Stack): Promise<string> {
  const before = await orderWhile({ address: stack.address, happening: async () => {} });
  let copy = '';
  const during = await orderWhile({
    address: stack.address,
    happening: async () => {
      copy = tarIn(await stack.inside('web', ...shop, 'backup'));
    },
  });
  await stack.inside('web', 'sh', '-c', `cd /backups && sha256sum --check ${copy}.sha256`);

  await drill(stack, copy);

  await stack.compose('stop', 'web', 'worker');
  await runInStopped(stack, [...shop, 'restore', `/backups/${copy}`, '--yes-replace']);
  await stack.compose('start', 'web', 'worker');
  await stack.untilAnswers('/readyz');
  await assertStored(stack, before);
  const after = await orderWhile({ address: stack.address, happening: async () => {} });
  await assertStored(stack, [...before, ...after]);
  return `${during.length} orders while it was taken; ${before.length} from before it came back; ${after.length} after it`;
}

/** Restores the backup into a separate database, which must contain orders and satisfy every invariant. */
async function drill(stack: Stack, copy: string): Promise<void> {
  await stack.inside('db', 'createdb', '-U', 'postgres', '-O', 'haat', drillDatabase);
  const restore = `DATABASE_URL="\${DATABASE_URL%/*}/${drillDatabase}" DATABASE_DIRECT_URL= SEND_MAILS=0 DATA_DIR=/tmp/drill ${shop.join(' ')} restore /backups/${copy}`;
  await runInStopped(stack, ['sh', '-c', restore]);
  const orders = await stack.inside('db', 'psql', '-U', 'haat', '-Atc', 'SELECT count(*) FROM orders', drillDatabase);
  assert.ok(Number(orders) > 0, 'the copy has no orders');
  await stack.inside('db', 'dropdb', '-U', 'postgres', drillDatabase);
}

function runInStopped(stack: Stack, command: string[]): Promise<string> {
  return stack.compose('run', '--rm', '--no-deps', '-T', 'web', ...command);
}

function tarIn(said: string): string {
  const name = /haat-\w+\.tar\b/.exec(said)?.[0];
  assert.ok(name, `a copy has no name: ${said}`);
  return name;
}
