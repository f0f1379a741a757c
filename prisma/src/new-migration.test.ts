import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationsFolder, readMigrations, schemaFile } from './local-migrations.ts';
import { writeMigration } from './new-migration.ts';

let folder: string;
let schema: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haat-migrations-'));
  schema = path.join(folder, 'changed.prisma');
});
afterEach(() => rm(folder, { recursive: true }));

const shelf = 'datasource db {\n  provider = "postgresql"\n}\n\nmodel Shelf {\n  id Int @id\n}\n';
const roomyShelf = shelf.replace('id Int @id', 'id Int @id\n  room Int');

test('the first migration creates everything, the next one only what changed', async () => {
  await writeFile(schema, shelf);
  const first = await writeMigration({ name: 'First', folder, schema, now: new Date('2026-01-01T10:00:00Z') });
  await writeFile(schema, roomyShelf);
  const second = await writeMigration({ name: 'Add room!', folder, schema, now: new Date('2026-01-02T10:00:00Z') });

  expect([first, second].map((target) => path.basename(String(target)))).toEqual([
    '20260101100000_first',
    '20260102100000_add_room',
  ]);
  const [one, two] = await readMigrations(folder);
  expect(one?.sql).toContain('CREATE TABLE "Shelf"');
  expect(two?.sql).toContain('ALTER TABLE "Shelf" ADD COLUMN     "room" INTEGER NOT NULL');
  expect(two?.sql).not.toContain('CREATE TABLE');
});

test('an unchanged schema yields no migration unless an empty one is asked for', async () => {
  await writeFile(schema, shelf);
  await writeMigration({ name: 'first', folder, schema, now: new Date('2026-01-01T10:00:00Z') });

  expect(await writeMigration({ name: 'second', folder, schema })).toBeUndefined();
  const target = await writeMigration({ name: 'second', folder, schema, isEmptyAllowed: true });

  expect(await readFile(path.join(String(target), 'migration.sql'), 'utf8')).toBe('');
});

test('the migrations lead to the current schema', async () => {
  const snapshot = path.join(migrationsFolder, 'schema.prisma');

  expect(withoutComments(await readFile(schemaFile, 'utf8'))).toBe(withoutComments(await readFile(snapshot, 'utf8')));
});

function withoutComments(text: string) {
  return text.replace(/\/\/.*$/gm, '').replace(/\s+/g, ' ');
}
