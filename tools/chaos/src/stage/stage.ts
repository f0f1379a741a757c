import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liftedLimits } from '@haat/api/lifted-limits';
import { createDb, createPool, type Db, type Pool } from '@haat/db';
import { migrate } from '@haat/db/migrate';
import { type Database, startDatabase } from './database.ts';
import { createGoods, type Goods } from './goods.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { openShop, type Shop } from './shop.ts';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';
import { stageSecret } from './token.ts';

/** A whole shop to break: a database, two server processes, a mail server and the proxies between them. */
export interface Stage {
  /** Data and logs. */
  folder: string;
  database: Database;
  /** Between the second server and the database; the first is connected directly. */
  databaseProxy: TcpProxy;
  shops: readonly [Shop, Shop];
  mailServer: MailServer;
  /** The superuser's direct connection to the database. */
  pool: Pool;
  db: Db;
  goods: Goods;
  close(options: { keepsLogs: boolean }): Promise<void>;
}

/** Starts everything on free ports of 127.0.0.1. The shop must be built. */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-chaos-'));
  chmodSync(folder, 0o755);
  const database = await startDatabase({ folder });
  await migrate({ connectionString: database.shopUrl(database.port) });
  const pool = createPool({ connectionString: database.adminUrl, max: 5, statementTimeoutMs: 60_000 });
  const db = createDb(pool);
  const goods = await createGoods(db);
  const mailServer = await startMailServer();
  const databaseProxy = await openProxy({ to: database.port });

  const env = { ...stageSettings(folder), SMTP_URL: mailServer.url };
  // At the same time, like two machines switched on together: both find the job store missing.
  const shops = await Promise.all([
    openShop({ name: 'shop-1', folder, env: { ...env, DATABASE_URL: database.shopUrl(database.port) } }),
    openShop({ name: 'shop-2', folder, env: { ...env, DATABASE_URL: database.shopUrl(databaseProxy.port) } }),
  ]);

  return {
    folder,
    database,
    databaseProxy,
    shops,
    mailServer,
    pool,
    db,
    goods,
    async close({ keepsLogs }) {
      await Promise.all(shops.map((shop) => shop.stop()));
      await databaseProxy.close();
      await mailServer.close();
      await db.$disconnect();
      await pool.end();
      await database.close();
      rmSync(path.join(folder, keepsLogs ? 'postgres' : ''), { recursive: true, force: true });
    },
  };
}

/** The settings of every process of the stage's shop. */
export function stageSettings(folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATA_DIR: path.join(folder, 'data'),
    JWT_SECRET: stageSecret,
    LOG_LEVEL: 'warn',
    ...liftedLimits,
    // Some faults test these two.
    LIMIT_CHECKOUT: '100/h',
    LIMIT_LOGIN_FAILURES: '10/15min',
    ORDER_MAX_LINES: '100',
    ORDER_MAX_PIECES: '999',
    TRUST_PROXY: '1',
  };
}
