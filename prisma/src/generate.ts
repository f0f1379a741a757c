import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const markFile = `${packageFolder}generated/schema.sha256`;

/** Generates the Prisma client into `generated/`, unless it is up to date with the schema. */
export function generateClient(): void {
  const schema = readFileSync(`${packageFolder}schema.prisma`);
  const mark = createHash('sha256').update(schema).digest('hex');
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === mark) return;

  const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate', '--schema', 'schema.prisma'], {
    cwd: packageFolder,
    encoding: 'utf8',
    // Generating needs no engine, yet the command downloads one unless it is given an existing file.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: prisma,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (status !== 0) throw new Error(`The database client could not be generated:\n${stdout}${stderr}`);
  writeFileSync(markFile, mark);
}

if (import.meta.main) generateClient();
