import assert from 'node:assert/strict';
import { assertPromises, queryDatabase } from './database.ts';
import { logIn, newShopper, orderWhile } from './shopping.ts';
import type { Service, Stack } from './stack.ts';

/** After `kill -9` of a service, every confirmed order exists exactly once and all invariants hold. */
export async function checkCrash(stack: Stack, service: Service): Promise<string> {
  const numbers = await orderWhile({ address: stack.address, happening: () => stack.crash(service) });
  await stack.untilAnswers('/readyz');
  await assertStored(stack, numbers);
  return `${numbers.length} orders, none lost`;
}

/** Stopped during orders, the web server finishes requests in progress and exits well within ten seconds. */
export async function checkStop(stack: Stack): Promise<string> {
  let seconds = 0;
  const numbers = await orderWhile({
    address: stack.address,
    happening: async () => {
      const ending = await stack.stop('web');
      assert.equal(ending.exitCode, 0, 'the web server did not end well');
      seconds = ending.seconds;
    },
  });
  assert.ok(seconds < 10, `the web server took ${seconds.toFixed(1)} s to end`);
  await stack.untilAnswers('/readyz');
  await assertStored(stack, numbers);
  return `${numbers.length} orders, none lost, ended in ${seconds.toFixed(1)} s`;
}

/** Orders and accounts survive removing the containers. */
export async function checkVolumes(stack: Stack): Promise<string> {
  const { email } = await newShopper(stack.address);
  const numbers = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartWith({});
  await assertStored(stack, numbers);
  await logIn({ address: stack.address, email });
  return `${numbers.length} orders and their accounts are there after down and up`;
}

/** Data of an earlier image is available in this one, and the earlier one can still sell on the newer database. */
export async function checkUpgrade(stack: Stack, { from, to }: { from: string; to: string }): Promise<string> {
  await stack.restartWith({ HAAT_VERSION: from });
  const { email } = await newShopper(stack.address);
  const before = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartWith({ HAAT_VERSION: to });
  await assertStored(stack, before);
  await logIn({ address: stack.address, email });
  const after = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartWith({ HAAT_VERSION: from });
  await logIn({ address: stack.address, email });
  const back = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartWith({ HAAT_VERSION: to });
  await assertStored(stack, [...before, ...after, ...back]);
  return `${before.length} orders before, ${after.length} after, ${back.length} after rolling back`;
}

/** Throws unless these orders are in the database and all invariants hold. */
export async function assertStored(stack: Stack, numbers: string[]): Promise<void> {
  assert.ok(numbers.length > 0, 'no order was placed');
  const rows = await queryDatabase<{ order_number: string }>(stack, 'SELECT order_number FROM orders');
  const kept = new Set(rows.map(({ order_number }) => order_number));
  const lost = numbers.filter((number) => !kept.has(number));
  assert.deepEqual(lost, [], 'lost orders');
  await assertPromises(stack);
}
