import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RedisServer, startRedisServer } from '@haat/api/redis-server';
import { type S3Server, startS3Server } from '@haat/api/s3-server';
import { createDb, createPool, type Db, type Pool } from '@haat/db';
import { migrate } from '@haat/db/migrate';
import { seed } from '@haat/db/seed';
import { freePort } from '@haat/tools/free-port';
import { type Pooler, startPooler } from '@haat/tools/pooler';
import { type Database, startDatabase } from '../stage/database.ts';
import { createGoods, type Goods } from '../stage/goods.ts';
import { type MailServer, startMailServer } from '../stage/mail-server.ts';
import { openShop, type Shop } from '../stage/shop.ts';
import { stageSettings } from '../stage/stage.ts';
import { type Standby, startStandby } from '../stage/standby.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { openWorker, type Worker } from './worker.ts';

/** A shop on many machines, run on one: every part of deploy/compose.scale.yml. */
export interface Machines {
  folder: string;
  balancer: Balancer;
  webs: Shop[];
  workers: Worker[];
  pooler: Pooler;
  redis: RedisServer;
  s3: S3Server;
  database: Database;
  /** Synchronous: has every order before it is confirmed. */
  standby: Standby;
  /** Serves reads, and lags by a moment. */
  replica: Standby;
  mailServer: MailServer;
  /** The superuser's connections to the current primary. */
  pool: Pool;
  db: Db;
  goods: Goods;
  close(options: { keepsLogs: boolean }): Promise<void>;
}

/** Starts everything on free ports of 127.0.0.1, with the demo catalogue. The shop must be built. */
export async function openMachines(): Promise<Machines> {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-drill-'));
  chmodSync(folder, 0o755);
  const opened = new AsyncDisposableStack();
  try {
    return await openParts(folder, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Opens all parts; those already open are in the stack and closed in reverse order. */
async function openParts(folder: string, opened: AsyncDisposableStack): Promise<Machines> {
  const databases = await openDatabases(folder, opened);
  const { database, balancer, replica, pool, webPorts } = databases;
  const db = createDb(pool);
  const goods = await createGoods(db);
  opened.defer(() => db.$disconnect());
  const mailServer = opened.adopt(await startMailServer(), (each) => each.close());
  const redis = opened.adopt(await startRedisServer(), (each) => each.kill());
  const s3 = opened.adopt(await startS3Server(), (each) => each.close());
  const connectionString = database.shopUrl(balancer.primaryPort);
  const pooler = opened.adopt(await startPooler({ connectionString }), (each) => each.stop());
  const env = {
    ...stageSettings(folder),
    SMTP_URL: mailServer.url,
    DATABASE_URL: database.shopUrl(Number(pooler.address.split(':')[1])),
    DATABASE_DIRECT_URL: database.shopUrl(balancer.primaryPort),
    REDIS_URL: redis.url,
    ...s3.settings,
    RUN_JOBS: '0',
  };
  // Each machine has its own disk.
  const ofMachine = (name: string) => ({ name, folder, env: { ...env, DATA_DIR: path.join(folder, name) } });
  const ofWeb = (name: string) => {
    const machine = ofMachine(name);
    return { ...machine, env: { ...machine.env, DATABASE_REPLICA_URLS: database.shopUrl(replica.port) } };
  };
  const [webs, workers] = await Promise.all([
    Promise.all(webPorts.map((port, web) => openShop({ ...ofWeb(`web-${web}`), port }))),
    Promise.all([0, 1].map((worker) => openWorker(ofMachine(`worker-${worker}`)))),
  ]);
  opened.defer(async () => {
    await Promise.all([...webs, ...workers].map((each) => each.stop()));
  });

  return {
    folder,
    ...databases,
    webs,
    workers,
    pooler,
    redis,
    s3,
    mailServer,
    db,
    goods,
    async close({ keepsLogs }) {
      await opened.disposeAsync();
      if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Databases = Pick<Machines, 'database' | 'standby' | 'replica' | 'balancer' | 'pool'>;

/** The primary, its two followers, and the balancer, which gives the primary a fixed address. */
async function openDatabases(
  folder: string,
  opened: AsyncDisposableStack,
): Promise<Databases & { webPorts: number[] }> {
  const database = opened.adopt(await startDatabase({ folder }), (each) => each.close());
  await migrate({ connectionString: database.shopUrl(database.port) });
  await seed({ connectionString: database.shopUrl(database.port), withDemoLogins: false });
  const direct = createPool({ connectionString: database.adminUrl, max: 1, statementTimeoutMs: 60_000 });
  const standby = opened.adopt(await startStandby({ folder, database, pool: direct }), (each) => each.close());
  const webPorts = [await freePort(), await freePort(), await freePort()];
  const places = { webs: webPorts, primary: database.port, standby: standby.port };
  const balancer = opened.adopt(await openBalancer({ folder, ...places }), (each) => each.close());
  const { primaryPort } = balancer;
  const following = { folder, name: 'replica', primaryPort, database, pool: direct };
  const replica = opened.adopt(await startStandby(following), (each) => each.close());
  await direct.query(`ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby, replica)'`);
  await direct.query('SELECT pg_reload_conf()');
  await direct.end();

  const address = new URL(database.adminUrl);
  address.port = String(primaryPort);
  const pool = createPool({ connectionString: address.href, max: 5, statementTimeoutMs: 60_000, onError: () => {} });
  opened.defer(() => pool.end());
  return {
    database,
    standby,
    replica,
    balancer,
    pool,
    webPorts,
  };
}
