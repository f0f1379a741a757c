import { once } from 'node:events';
import { migrate } from '@haat/db/migrate';
import { isCatalogueEmpty, seed } from '@haat/db/seed';
import { assertReachable } from '../database/open-database.ts';
import { startLocalPostgres } from '../local-postgres/local-postgres.ts';
import { whenLauncherEnds } from './launchers.ts';
import { type Progress, summary } from './progress.ts';
import { assertPortFree, hasEnded, startServer, stopServer, waitUntilReady } from './server-process.ts';
import { postgresFolder, readSettings, type Settings } from './settings.ts';

interface ShopOptions {
  progress: Progress;
  /** Preparation that runs while the database starts and must finish before the server starts. */
  prepare: (signal: AbortSignal) => Promise<void>;
  /** The server's command line for Node, and its environment in addition to the settings. */
  server: { args: string[]; env?: Record<string, string> };
  isDemoWanted: boolean;
}

/** Starts the database and the shop, prints its address, and stops both cleanly on request. Resolves at the end. */
export async function runShop({ progress, prepare, server, isDemoWanted }: ShopOptions): Promise<void> {
  const stopped = stopSignal();
  const settings = readSettings();
  await assertPortFree(settings);
  if (settings.databaseUrl !== undefined) await assertReachable(settings.databaseUrl);

  const database = await openWhilePreparing({ settings, progress, prepare, stopped });
  if (database === undefined) return;
  try {
    await prepareDatabase({ ...database, settings, progress, isDemoWanted });
    if (!stopped.aborted) await runServer({ ...database, settings, progress, server, stopped });
  } finally {
    await database.stop();
  }
  progress.done('Everything is stopped.');
}

interface OpenWhilePreparing extends Pick<ShopOptions, 'progress' | 'prepare'> {
  settings: Settings;
  stopped: AbortSignal;
}

/**
 * Runs the two slow steps in parallel. If one fails, the other is stopped too; undefined if a stop was requested
 * meanwhile.
 */
async function openWhilePreparing({ settings, progress, prepare, stopped }: OpenWhilePreparing) {
  const failed = new AbortController();
  const opening = openDatabase({ settings, progress });
  opening.catch(() => failed.abort());
  const preparing = prepare(AbortSignal.any([stopped, failed.signal]));

  const [database, prepared] = await Promise.allSettled([opening, preparing]);
  if (database.status === 'rejected') throw database.reason;
  if (prepared.status === 'fulfilled' && !stopped.aborted) return database.value;
  await database.value.stop();
  if (prepared.status === 'rejected' && !stopped.aborted) throw prepared.reason;
  return undefined;
}

interface Database {
  connectionString: string;
  stop: () => Promise<void>;
}

async function openDatabase({ settings, progress }: { settings: Settings; progress: Progress }): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    return { connectionString: settings.databaseUrl, stop: async () => {} };
  }
  progress.step('Starting the database');
  return startLocalPostgres({ dataDir: postgresFolder(settings), onProgress: progress.step });
}

interface PrepareDatabase extends Pick<ShopOptions, 'progress' | 'isDemoWanted'> {
  connectionString: string;
  settings: Settings;
}

async function prepareDatabase({ connectionString, settings, progress, isDemoWanted }: PrepareDatabase) {
  const applied = await migrate({ connectionString: settings.directUrl ?? connectionString });
  if (applied.length > 0) progress.step(`Brought the database up to date (${applied.length} files)`);
  if (!(await isCatalogueEmpty({ connectionString }))) return;
  if (settings.isProduction && !isDemoWanted) {
    progress.step('The catalogue is empty. The demo catalogue comes with --demo, or without NODE_ENV=production');
    return;
  }
  progress.step('Filling the shelves with the demo catalogue');
  await seed({ connectionString, withDemoLogins: true, withDemoOwner: !settings.isProduction });
}

interface RunServer extends Pick<ShopOptions, 'progress' | 'server'> {
  connectionString: string;
  settings: Settings;
  stopped: AbortSignal;
}

async function runServer({ connectionString, settings, progress, server, stopped }: RunServer) {
  progress.step('Opening the shop');
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    LOG_LEVEL: settings.logLevel,
    ...server.env,
  };
  const child = startServer({ args: server.args, env });
  const ended = once(child, 'exit');
  const asked = stopped.aborted ? Promise.resolve() : once(stopped, 'abort');

  const address = `http://${connectHost(settings.host)}:${settings.port}`;
  await Promise.race([waitUntilReady({ child, address }), asked]);
  if (!stopped.aborted) progress.done(summary({ settings }));

  await Promise.race([ended, asked]);
  if (stopped.aborted) {
    progress.step('Closing the shop');
    await stopServer(child);
  } else if (hasEnded(child)) {
    throw new Error(`The server ended by itself (${child.signalCode ?? `code ${child.exitCode}`}).`);
  }
}

/** Aborts on Ctrl-C, SIGTERM, a closed terminal, and the end of the `pnpm` that started this. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  whenLauncherEnds(() => controller.abort());
  return controller.signal;
}

/** The wildcard address cannot be connected to. */
function connectHost(host: string | undefined) {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
