import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createBoundedFolder } from './bounded-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'haat-bounded-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const log = pino({ level: 'silent' });

/** A folder with groups of one file each, written an hour apart, `first` earliest. */
async function filledFolder(name: string, groups: readonly string[], bytes: number): Promise<string> {
  const folder = join(root, name);
  for (const [place, group] of groups.entries()) {
    await mkdir(join(folder, group), { recursive: true });
    await writeFile(join(folder, group, 'file'), new Uint8Array(bytes));
    const at = new Date(Date.now() - (groups.length - place) * 3_600_000);
    await utimes(join(folder, group), at, at);
  }
  return folder;
}

const groupsOf = async (folder: string) => (await readdir(folder)).toSorted();

test('what was put is there, and gone with its group', async () => {
  const folder = createBoundedFolder({ folder: join(root, 'plain'), maxBytes: 1_000, log });
  expect(await folder.get('a/1')).toBeNull();
  await folder.put('a/1', Buffer.from('one'));
  await folder.put('b/1', Buffer.from('other'));
  expect(Buffer.from((await folder.get('a/1')) ?? []).toString()).toBe('one');
  await folder.removeGroup('a');
  await folder.removeGroup('a');
  expect([await folder.get('a/1'), (await folder.get('b/1'))?.length]).toEqual([null, 5]);
});

test('a folder that was left too large is emptied from its oldest group, to below its maximum', async () => {
  const folder = await filledFolder('large', ['first', 'second', 'third', 'fourth'], 300);
  await createBoundedFolder({ folder, maxBytes: 1_000, log }).put('new/file', new Uint8Array(100));
  await expect.poll(() => groupsOf(folder)).toEqual(['fourth', 'new', 'third']);
});

test('one that fits stays whole, also after the first look', async () => {
  const folder = await filledFolder('fitting', ['first', 'second'], 300);
  const bounded = createBoundedFolder({ folder, maxBytes: 1_000, log });
  await bounded.put('new/1', new Uint8Array(100));
  await bounded.put('new/2', new Uint8Array(100));
  expect(await groupsOf(folder)).toEqual(['first', 'new', 'second']);
});

test('it goes on looking as it grows', async () => {
  const folder = join(root, 'growing');
  const bounded = createBoundedFolder({ folder, maxBytes: 10_000, log });
  for (let group = 10; group < 60; group += 1) await bounded.put(`${group}/file`, new Uint8Array(1_000));
  await expect.poll(async () => (await groupsOf(folder)).length).toBeLessThanOrEqual(10);
  expect(await bounded.get('59/file')).not.toBeNull();
});

test('a folder that cannot be written says so', async () => {
  const nowhere = createBoundedFolder({ folder: import.meta.filename, maxBytes: 1_000, log });
  await expect(nowhere.put('a/1', Buffer.from('one'))).rejects.toThrow('ENOTDIR');
  expect(await nowhere.get('a/1')).toBeNull();
});
