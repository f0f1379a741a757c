import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { queryDatabase } from './database.ts';
import { isLoggedIn, logIn, newShopper } from './shopping.ts';
import { databasePassword, type Stack } from './stack.ts';

/**
 * After a rotation of the secret, everyone stays logged in while the previous one is configured, and is logged out
 * without it. A new database password does not interrupt the running shop, and the shop also starts with it.
 */
export async function checkRotation(stack: Stack, { jwtSecret }: { jwtSecret: string }): Promise<string> {
  const { address } = stack;
  const old = await newShopper(address);

  await stack.restartWith({ JWT_SECRET: randomBytes(48).toString('base64'), JWT_SECRET_PREVIOUS: jwtSecret });
  assert.ok(await isLoggedIn({ address, shopper: old }), 'logged out by a new secret');
  const renewed = await logIn({ address, email: old.email });

  await alterPassword(stack, 'rotated');
  assert.ok(await isLoggedIn({ address, shopper: renewed }), 'the open shop lost its database');
  await stack.restartWith({ JWT_SECRET_PREVIOUS: '', POSTGRES_PASSWORD: 'rotated' });
  assert.ok(!(await isLoggedIn({ address, shopper: old })), 'a token of a secret that was taken out is still good');
  assert.ok(await isLoggedIn({ address, shopper: renewed }), 'a token of the new secret is not good');

  await alterPassword(stack, databasePassword);
  await stack.restartWith({ POSTGRES_PASSWORD: databasePassword });
  await queryDatabase(stack, 'SELECT');
  return 'nobody logged out before the old secret was taken out; the database password changed while the shop was open';
}

async function alterPassword(stack: Stack, password: string): Promise<void> {
  await stack.inside('db', 'psql', '-U', 'postgres', '-c', `ALTER USER haat PASSWORD '${password}'`);
}
