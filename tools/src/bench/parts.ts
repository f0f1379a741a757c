import { migrate } from '@haat/db/migrate';
import { seed } from '@haat/db/seed';
import { type BenchPostgres, type BenchServer, startBenchServer } from './bench-shop.ts';
import { type Catalogue, createDatabase, readCatalogue } from './catalogue.ts';
import { assertInvariants, checkoutSubjects } from './checkouts.ts';
import { type Floors, startFloors } from './floors/floors.ts';
import { measure } from './measure.ts';
import { everythingSubjects, listSubjects, pageSubjects, readEverything, type ReadingServers } from './reading.ts';
import { report, type Row } from './report.ts';
import type { Subject } from './subject.ts';

/** The environment of a benchmark part, which returns what it measured. */
export interface Bench {
  postgres: BenchPostgres;
  server: BenchServer;
}

/** Migrates a database and fills it with this many products. */
export async function fillShop(connectionString: string, { products }: { products: number }): Promise<void> {
  await migrate({ connectionString });
  await seed({ connectionString, withDemoLogins: false, products });
}

export function benchLists(bench: Bench): Promise<Row[]> {
  return benchReading(bench, listSubjects);
}

export function benchPages(bench: Bench): Promise<Row[]> {
  return benchReading(bench, pageSubjects);
}

async function benchReading(
  { postgres, server }: Bench,
  subjectsOf: (servers: ReadingServers, catalogue: Catalogue) => Subject[],
): Promise<Row[]> {
  const catalogue = await readCatalogue(postgres.connectionString);
  const cold = await startBenchServer(postgres, { CACHE_MEGABYTES: '1', RUN_JOBS: '0' });
  const floors = await startFloors({ postgres, catalogue });
  try {
    return await measureAndReport(subjectsOf({ warm: server, cold }, catalogue), { floors, postgres });
  } finally {
    await Promise.all([floors.stop(), cold.stop()]);
  }
}

/** Measures the list of all products, in a separate database with 10,000 of them. */
export async function benchEverything({ postgres }: Bench): Promise<Row[]> {
  const connectionString = await createDatabase(postgres.connectionString, 'everything');
  await fillShop(connectionString, { products: 10_000 });
  const large = { ...postgres, connectionString };
  const server = await startBenchServer(large);
  try {
    const { etag, body } = await readEverything(server.port);
    const floors = await startFloors({ postgres: large, everything: body });
    try {
      return await measureAndReport(everythingSubjects(server, { etag }), { floors, postgres });
    } finally {
      await floors.stop();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Measures orders of various products and of a single product. Throws if an invariant of the database is violated
 * afterwards.
 */
export async function benchCheckout({ postgres, server }: Bench): Promise<Row[]> {
  const rows = await measureAndReport(await checkoutSubjects({ postgres, server }), { postgres });
  await assertInvariants(postgres.connectionString);
  return rows;
}

interface MeasureOptions {
  postgres: BenchPostgres;
  floors?: Floors;
}

/** Measures the subjects and the floors that their bars refer to. */
async function measureAndReport(subjects: Subject[], { postgres, floors }: MeasureOptions): Promise<Row[]> {
  const named = new Set(subjects.map(({ bar }) => (bar && 'of' in bar ? bar.of : undefined)));
  const all = [...(floors?.subjects ?? []).filter(({ name }) => named.has(name)), ...subjects];
  return report(all, await measure(all, { postgresPid: postgres.pid }));
}
