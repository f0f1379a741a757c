import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runShopCommand } from './commands.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haat-back-up-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs `shop backup` while the database is down. */
async function backUpInVain(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://haat@127.0.0.1:1/haat',
    BACKUP_DIR: folder,
    BACKUP_KEEP: '1',
  };
  const run = runShopCommand({ words: ['backup', ...args], environment, print: (line) => lines.push(line) });
  await expect(run).rejects.toThrow('ECONNREFUSED');
  return lines.join('\n');
}

test('a backup that fails leaves nothing behind, and no more than BACKUP_KEEP older ones', async () => {
  for (const day of ['19', '20']) await writeFile(path.join(folder, `haat-202611${day}T030000Z.tar`), '');
  await writeFile(path.join(folder, 'haat-20261119T030000Z.tar.sha256'), '');
  expect(await backUpInVain()).toBe('  removed the oldest: haat-20261119T030000Z.tar');
  expect(await readdir(folder)).toEqual(['haat-20261120T030000Z.tar']);
});

test('what a killed command left is removed after a day, and nothing else is', async () => {
  const leftovers = ['.unfinished-Ab12cd', '.unpacked-Ab12cd'];
  for (const name of [...leftovers, '.unfinished-today'])
    await mkdir(path.join(folder, name, 'tables'), { recursive: true });
  const partial = ['before-restore-haat-20261119T030000Z.tar.partial', 'haat-20261119T030000Z.tar.partial'];
  for (const name of [...partial, 'film.partial']) await writeFile(path.join(folder, name), '');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  for (const name of [...leftovers, ...partial, 'film.partial'])
    await utimes(path.join(folder, name), twoDaysAgo, twoDaysAgo);

  const said = await backUpInVain(path.join(folder, 'by-hand.tar'));
  for (const name of [...leftovers, ...partial]) expect(said).toContain(name);
  expect((await readdir(folder)).toSorted()).toEqual(['.unfinished-today', 'film.partial']);
});
