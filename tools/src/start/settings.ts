import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const rootFolder = fileURLToPath(new URL('../../..', import.meta.url));

export interface Settings {
  port: number;
  host: string | undefined;
  /** An existing server; if undefined, PostgreSQL is started here. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself if DATABASE_URL is a pooler, because migrations need it. */
  directUrl: string | undefined;
  dataDir: string;
  publicUrl: string;
  logLevel: string;
  isProduction: boolean;
}

/** The settings: from the environment, then from the repository's `.env`. */
export function readSettings(): Settings {
  const envFile = path.join(rootFolder, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { PORT, HOST, DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, PUBLIC_URL, LOG_LEVEL, NODE_ENV } = process.env;
  const port = portNumber(PORT || '3000');
  const isProduction = NODE_ENV === 'production';
  return {
    port,
    host: HOST || undefined,
    databaseUrl: DATABASE_URL || undefined,
    directUrl: (DATABASE_URL && DATABASE_DIRECT_URL) || undefined,
    dataDir: path.resolve(rootFolder, DATA_DIR || '.data'),
    publicUrl: PUBLIC_URL || `http://localhost:${port}`,
    // In development the terminal shows the shop's address instead of every request.
    logLevel: LOG_LEVEL || (isProduction ? 'info' : 'warn'),
    isProduction,
  };
}

/** The data folder of the local PostgreSQL. */
export function postgresFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return path.join(dataDir, 'postgres');
}

function portNumber(text: string) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`PORT is "${text}"; it must be 1 to 65535.`);
  return port;
}
