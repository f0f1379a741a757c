import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { readCompressed } from './copy-stream.ts';
import { parseManifest, type ReadCopy } from './manifest.ts';

const run = promisify(execFile);

interface PackOptions {
  /** Contains `manifest.json` and `tables/`. */
  folder: string;
  /** Included as `uploads/`; undefined if there is none. */
  uploadsFolder: string | undefined;
  file: string;
}

/** Packs a backup into one tar file, which this user alone may read. */
export async function pack({ folder, uploadsFolder, file }: PackOptions): Promise<void> {
  const parts = ['-C', folder, 'manifest.json', 'tables'];
  if (uploadsFolder && existsSync(uploadsFolder)) {
    parts.push('-C', path.dirname(uploadsFolder), path.basename(uploadsFolder));
  }
  await run('tar', ['-cf', file, ...parts]).catch((error: unknown) => {
    // tar exits with 1 if a file changed or disappeared while it was read, as when a picture is replaced.
    if (!(error instanceof Error && 'code' in error && error.code === 1)) throw error;
  });
  await chmod(file, 0o600);
}

/** Gives a packed file its final name, and writes its checksum next to it in the format of `sha256sum`. */
export async function publish({ packed, file }: { packed: string; file: string }): Promise<void> {
  const checksum = unfinished(checksumFile(file));
  try {
    await writeFile(checksum, `${await sha256Of(packed)}  ${path.basename(file)}\n`, { mode: 0o600 });
    await rename(packed, file);
    await rename(checksum, checksumFile(file));
  } finally {
    await rm(checksum, { force: true });
  }
}

/** Unpacks a backup into an empty folder and verifies all of it. Throws if anything is missing or damaged. */
export async function unpack({ file, folder }: { file: string; folder: string }): Promise<ReadCopy> {
  await assertChecksum(file);
  await run('tar', ['-xf', file, '--no-same-owner', '-C', folder]);
  const manifest = parseManifest(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = await readCompressed(tableFile(folder, name), nowhere()).catch(() => null);
    if (found?.rows !== rows || found.sha256 !== sha256) throw new Error(`The copy is damaged: table ${name}.`);
  }
  return { manifest, folder };
}

/** The path of a file until it is complete. */
export function unfinished(file: string): string {
  return `${file}.partial`;
}

/** Path of a table's data in an unpacked backup. */
export function tableFile(folder: string, name: string): string {
  return path.join(folder, 'tables', `${name}.copy.gz`);
}

/** Path of a backup's checksum file, which `sha256sum --check` reads. */
export function checksumFile(file: string): string {
  return `${file}.sha256`;
}

async function assertChecksum(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  // A backup without its checksum file is still verified by the checksums of its tables.
  if (!existsSync(checksumFile(file))) return;
  const [expected] = (await readFile(checksumFile(file), 'utf8')).split(/\s/);
  if ((await sha256Of(file)) !== expected) throw new Error(`The copy is damaged: ${file} does not have its checksum.`);
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
