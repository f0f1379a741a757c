import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';

const bindingsFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
const engineFile = path.join(path.dirname(bindingsFile), 'schema_engine_bg.wasm');

// Node has it; TypeScript's types without DOM do not.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
  };
};

/** Prisma manages all of the database's tables and enums. */
export const noFilters = { externalTables: [], externalEnums: [] };

let loaded: Promise<void> | undefined;

/** Prisma's schema engine as WebAssembly, in this process. */
export async function startSchemaEngine({
  schema,
  adapter,
}: {
  schema: string;
  adapter: SqlMigrationAwareDriverAdapterFactory;
}): Promise<engineBindings.SchemaEngine> {
  // Loaded once: the bindings hold a single instance, and a second one would break the first.
  loaded ??= loadEngine();
  await loaded;
  return engineBindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

async function loadEngine(): Promise<void> {
  const { instance } = await WebAssembly.instantiate(await readFile(engineFile), {
    './schema_engine_bg.js': engineBindings,
  });
  const { __wbg_set_wasm: setWasm } = engineBindings as unknown as { __wbg_set_wasm: (exports: object) => void };
  setWasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
}

const emptyDatabase: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: 'offline',
  queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: async () => {
    throw new Error('There is no database to change.');
  },
  dispose: async () => {},
};

/**
 * An adapter for comparing schemas without a database: the engine connects when it starts, and this adapter responds.
 */
export const offline: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: 'offline',
  connect: async () => emptyDatabase,
  connectToShadowDb: async () => emptyDatabase,
};
