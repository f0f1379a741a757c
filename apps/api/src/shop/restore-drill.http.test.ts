import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../test/assert-invariants.ts';
import { liftedLimits } from '../../test/lifted-limits.ts';
import { checkoutBody, makeOrder, makeZone, postCheckout } from '../../test/data/make-order.ts';
import { makeProduct } from '../../test/data/make-product.ts';
import { makeShopper } from '../../test/data/make-shopper.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { createServices, type Services } from '../services.ts';
import { runShopCommand } from './commands.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'haat-drill-'));
const database = await createTestDatabase();
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATABASE_URL: database.connectionString,
  DATA_DIR: path.join(folder, 'data'),
  BACKUP_DIR: path.join(folder, 'backups'),
  BACKUP_KEEP: '1',
  OVERLOAD_DELAY_MS: '30000',
  ...liftedLimits,
};

async function shop(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runShopCommand({ words, environment, print: (line) => lines.push(line) });
  return lines.join('\n');
}

interface OpenShop {
  services: Services;
  http: ReturnType<typeof supertest>;
}

async function whileOpen<Result>(work: (shop: OpenShop) => Promise<Result>): Promise<Result> {
  const services = await createServices(readConfig(environment));
  const app: FastifyInstance = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await work({ services, http: supertest(app.server) });
  } finally {
    await app.close();
    await services.close();
  }
}

test(
  'orders, a backup, more orders, disaster: the backup is restored completely and the shop sells',
  { timeout: 90_000 },
  async () => {
    const before = await whileOpen(async ({ services, http }) => {
      const shopper = await makeShopper(services);
      const [zone, product] = [await makeZone(services), await makeProduct(services, { stock: 100 })];
      const item = [{ product_id: product.id, qty: 2 }];
      const order = () => makeOrder(http, { shopper, zone, item });
      const early = await Promise.all(Array.from({ length: 10 }, order));
      await services.storage.put('user_image/face.webp', new TextEncoder().encode('a face'));

      // The worker was sending it; its job is not part of the backup.
      await services.pool.query(
        'UPDATE mails SET handed_over_at = now() WHERE id = (SELECT min(id::text)::uuid FROM mails)',
      );
      // The shop keeps selling during the backup.
      const [said] = await Promise.all([shop('backup'), ...Array.from({ length: 10 }, order)]);
      expect(said).toMatch(
        /^✓ .*\/haat-\d{8}T\d{6}Z\.tar \(\d+\.\d MB\), read back and whole\n {2}\d+ orders, 1 users, 1 products$/,
      );
      await order();
      return { shopper, zone, product, item, numbers: early.map(({ orderNumber }) => orderNumber) };
    });
    const copy = (await readdir(environment.BACKUP_DIR)).find((name) => name.endsWith('.tar'));
    const file = path.join(environment.BACKUP_DIR, String(copy));

    await expect(shop('restore', file)).rejects.toThrow('--yes-replace');
    await whileOpen(async ({ services }) => {
      await services.pool.query(`
        ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_not_truncated;
        TRUNCATE order_lines, order_status_changes, coupon_redemptions, stock_movements, mails, orders CASCADE;
        ALTER TABLE stock_movements ENABLE TRIGGER stock_movements_not_truncated`);
    });
    await rm(environment.DATA_DIR, { recursive: true });
    const said = await shop('restore', file, '--yes-replace');
    expect(said).toContain('before-restore-haat-');
    expect(said).toContain('✓ The shop is as it was at ');
    expect(said).toContain('✓ Every promise of the database holds.');

    await whileOpen(async ({ services, http }) => {
      const stored = await services.db.order.findMany({ where: { orderNumber: { in: before.numbers } } });
      expect(stored).toHaveLength(10);
      const { shopper, zone, item, product } = before;
      const mine = await http.get('/api/user_order').set('authorization', `Bearer ${shopper.token}`);
      const count = mine.body.data.length;
      expect(count).toBeGreaterThanOrEqual(10);
      expect((await services.db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(100 - 2 * count);
      expect(Buffer.from((await services.storage.get('user_image/face.webp')) ?? []).toString()).toBe('a face');

      const sold = await postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) });
      expect(sold.status).toBe(201);
      await assertInvariants(services);
    });
  },
);

test('restoring is refused while the shop is running, and old backups are removed', { timeout: 60_000 }, async () => {
  const copy = (await readdir(environment.BACKUP_DIR)).find((name) => /^haat-.*\.tar$/.test(name));
  await whileOpen(async () => {
    const again = shop('restore', path.join(environment.BACKUP_DIR, String(copy)), '--yes-replace');
    await expect(again).rejects.toThrow('The shop is running');
  });
  expect(await shop('backup')).toContain(`removed the oldest: ${copy}`);
  const elsewhere = path.join(folder, 'elsewhere/by-hand.tar');
  expect(await shop('backup', elsewhere)).toContain(elsewhere);
  expect((await readdir(path.dirname(elsewhere))).toSorted()).toEqual(['by-hand.tar', 'by-hand.tar.sha256']);
});
