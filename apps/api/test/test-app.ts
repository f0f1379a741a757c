import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema, type Config } from '../src/platform/config.ts';
import { buildApp } from '../src/app.ts';
import { createServices, type Services } from '../src/services.ts';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { liftedLimits } from './lifted-limits.ts';
import { recordAnswers } from './record-answers.ts';
import { createTestDatabase } from './test-database.ts';

/** The whole server in this process, with its own database. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Calls the server over HTTP. */
  http: ReturnType<typeof supertest>;
}

/** The largest order that the contract allows. */
const largeOrders = { ORDER_MAX_LINES: '100', ORDER_MAX_PIECES: '999' };

/** Starts the server and closes it after the test that started it, or else after the last test of the file. Limits and bounds are out of reach unless `overrides` sets them. */
export async function startTestApp(
  overrides: Record<string, string> = {},
  options: { isCacheKept?: boolean } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'haat-test-'));
  const settings = throughPooler({ DATABASE_URL: database.connectionString, DATA_DIR: dataFolder, ...overrides });
  const services = await createServices(testConfig(settings), options);
  const app = await buildApp(services);
  recordAnswers(app);
  // As when a shop opens: responses cached before the first look at the catalogue's version would be dropped.
  await services.catalogueWatch.hasLooked;
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Within a test, `afterAll` would be ignored and the server would keep running.
  const whenDone = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenDone(async () => {
    await app.close();
    await services.close();
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return { app, services, http: supertest(app.server) };
}

/** If this test run uses a pooler (`pnpm test --pooled`), the server reaches its database through it. */
function throughPooler<Settings extends { DATABASE_URL: string }>(settings: Settings): Settings {
  const { TEST_POOLER: pooler, TEST_DATABASE_URL: admin = '' } = process.env;
  if (!pooler) return settings;
  const direct = new URL(settings.DATABASE_URL);
  if (direct.host === pooler) direct.host = new URL(admin).host;
  if (direct.host !== new URL(admin).host) return settings;
  const pooled = new URL(direct);
  pooled.host = pooler;
  return { ...settings, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct.href };
}

/** The environment with which another process uses this server's database and files. */
export function placesOf({ config }: Pick<Services, 'config'>): Record<string, string> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = config;
  return { DATABASE_URL, DATA_DIR, ...(DATABASE_DIRECT_URL && { DATABASE_DIRECT_URL }) };
}

function testConfig(overrides: Record<string, string>): Config {
  return Object.freeze(
    configSchema.parse({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      OVERLOAD_DELAY_MS: '30000',
      ...liftedLimits,
      ...largeOrders,
      ...overrides,
    }),
  );
}
