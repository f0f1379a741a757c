import { createDb, createPool } from '@haat/db';
import { expect, test } from 'vitest';
import { copyProduct } from '../../../test/data/copy-product.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { services } = await startTestApp();
const { id } = await makeProduct(services, { title: 'Brass kettle', titleBn: 'কেটলি' });
const { readings } = services;

function read(text: string, { isExact = false, isCounted = true, db = services.db } = {}) {
  return readings.read({ db }, { text, isExact, isCounted });
}

test('a text is read once for all who ask, until the catalogue changes', async () => {
  // The notification of the first product may arrive between two readings.
  await expect.poll(async () => (await read('kettle')) === (await read('kettle'))).toBe(true);
  const reading = await read('kettle');
  expect(await read('kettle', { isExact: true })).not.toBe(reading);
  await makeProduct(services, { title: 'Copper kettle', titleBn: 'কেটলি' });
  await expect.poll(() => read('kettle'), { timeout: 2_000 }).not.toBe(reading);
});

test('suggestions do not wait until products are counted, and take a reading that counted them', async () => {
  await copyProduct({ db: services.db }, { id, count: 8 });
  await expect.poll(() => read('kettle', { isCounted: false })).toMatchObject({ found: 4 });
  const counted = await read('kettle');
  expect(counted.found).toBeGreaterThan(8);
  expect(await read('brass kettle')).toBe(await read('brass kettle', { isCounted: false }));
});

test('those who ask at the same time share the reading, and its failure is forgotten', async () => {
  const away = createPool({ connectionString: 'postgresql://haat@127.0.0.1:1/none' });
  const db = createDb(away);
  const failures = await Promise.allSettled([read('brass', { db }), read('brass', { db })]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await away.end();
  expect(await read('brass')).toMatchObject({ query: expect.stringContaining('brass') });
});
