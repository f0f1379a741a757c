import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startBucketServer } from '../../../test/bucket-server.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { placesOf, startTestApp } from '../../../test/test-app.ts';
import { runShopCommand } from '../commands.ts';
import { clockFinding } from './check-database.ts';
import { diskFinding } from './check-places.ts';
import { checkNode } from './check-settings.ts';

const mail = await startMailServer();
const { app, services } = await startTestApp();
const { DATA_DIR } = services.config;
const address = app.listeningOrigin;
const shop = {
  NODE_ENV: 'test',
  ...placesOf(services),
  JWT_SECRET: 'g1mB0t7cQ2xW9sLzK4vN8pR3yH6uJ5aD',
  PUBLIC_URL: address,
  SMTP_URL: mail.url,
  MAIL_FROM: 'Haat <orders@example.com>',
  OPERATOR_EMAIL: 'owner@example.com',
};

async function examine(changes: Record<string, string | undefined> = {}) {
  const lines: string[] = [];
  const environment = { ...shop, ...changes };
  const run = runShopCommand({ words: ['doctor'], environment, print: (line) => lines.push(line) });
  const error = await run.then(
    () => null,
    (thrown: Error) => thrown.message,
  );
  return { text: lines.join('\n'), bad: lines.filter((line) => line.startsWith('✗')), error };
}

test('a healthy shop has no failures, and one line for each check', async () => {
  await mkdir(path.join(DATA_DIR, 'backups'), { recursive: true });
  await writeFile(path.join(DATA_DIR, 'backups/haat-20261121T093000Z.tar'), '');
  const { text, bad, error } = await examine();
  expect([bad, error]).toEqual([[], null]);
  for (const part of [
    `✓ Node ${process.versions.node}`,
    '✓ Settings, for test',
    '! for a real shop: NODE_ENV is not production',
    '! for a real shop: PUBLIC_URL:',
    '✓ PostgreSQL 1',
    '✓ Encoding UTF8, and search reads Bangla',
    '✓ Clocks agree',
    '✓ Migrations: none pending',
    '✓ Mails: none waits',
    '! Nobody owns the console yet: shop staff add',
    'Disk of DATA_DIR',
    '✓ The newest copy of the shop is 0 hours old',
    '✓ Pictures: in DATA_DIR/uploads',
    `✓ Mail server ${new URL(mail.url).host} takes the login`,
    `✓ ${address} answers`,
  ])
    expect(text).toContain(part);
});

test('production with demo settings: one line each, and all other checks still run', async () => {
  const { bad, text, error } = await examine({ NODE_ENV: 'production', JWT_SECRET: undefined, SMTP_URL: undefined });
  expect(bad.map((line) => line.split(':')[0])).toEqual(['✗ JWT_SECRET', '✗ PUBLIC_URL', '✗ SMTP_URL']);
  expect(text).toContain('✓ Clocks agree');
  expect(error).toBe('3 of these must be fixed.');
});

test('what cannot be reached is reported with its address, without any password', async () => {
  const { bad, text } = await examine({
    DATABASE_URL: 'postgresql://haat:hush-hush@127.0.0.1:1/haat',
    DATABASE_DIRECT_URL: undefined,
    SMTP_URL: 'smtp://haat:hush-hush@127.0.0.1:1',
    PUBLIC_URL: 'http://127.0.0.1:1',
  });
  expect(bad[0]).toMatch(/^✗ The database at 127\.0\.0\.1:1\/haat does not answer: .*ECONNREFUSED/);
  expect(bad[1]).toMatch(/^✗ Mail server 127\.0\.0\.1:1: .*ECONNREFUSED/);
  expect(text).toMatch(/! http:\/\/127\.0\.0\.1:1 does not answer/);
  expect(text).not.toContain('hush-hush');
});

test('invalid settings', async () => {
  const { bad } = await examine({ DATABASE_URL: undefined, PORT: 'eighty' });
  expect(bad.map((line) => line.split(':')[0])).toEqual(['✗ PORT', '✗ DATABASE_URL']);
});

test('owners of the console are counted; in production each needs a second factor, and the demo’s has no place', async () => {
  const production = { NODE_ENV: 'production' };
  const { staffId } = await makeStaff(services, { role: 'owner', email: 'nusrat@haat.test' });
  expect((await examine()).text).toContain('✓ Owners of the console: 1');
  expect((await examine(production)).text).toContain('! Owners without a second factor: nusrat@haat.test.');
  await services.db.staffMember.update({ where: { id: staffId }, data: { totpConfirmedAt: new Date() } });
  expect((await examine(production)).text).toContain('✓ Owners of the console: 1');
  await makeStaff(services, { role: 'owner', email: 'owner@haat.example' });
  expect((await examine()).text).toContain('✓ Owners of the console: 2');
  expect((await examine(production)).bad).toContain(
    "✗ The demo's owner is in this database: shop staff remove owner@haat.example, after adding one of your own.",
  );
});

test('reports a pending migration, queued, retried and failed mails, and an old backup', async () => {
  const { pool } = services;
  await pool.query(
    `INSERT INTO mails (id, kind, recipient, created_at) VALUES (gen_random_uuid(), 'test', 'a@haat.example', now() - interval '6 minutes')`,
  );
  expect((await examine()).text).toContain('! 1 mail waits for longer than 5 minutes');
  await pool.query('UPDATE mails SET attempts = 3');
  expect((await examine()).text).toContain('! 1 mail could not be sent yet, to be tried again');
  await pool.query(`UPDATE mails SET status = 'failed', subject = 'Thank you'`);
  expect((await examine()).text).toContain('! 1 mail was given up this week');

  const copy = path.join(DATA_DIR, 'backups/haat-20261121T093000Z.tar');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  await writeFile(copy, '');
  await utimes(copy, twoDaysAgo, twoDaysAgo);
  expect((await examine()).text).toContain('! The newest copy of the shop is 48 hours old');
  expect((await examine({ BACKUP_DIR: path.join(DATA_DIR, 'elsewhere') })).text).toContain('! There is no copy');

  await pool.query(
    'DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
  );
  expect((await examine()).bad).toEqual(['✗ 1 migrations are pending: start the shop, which applies them.']);
});

test('a bucket is checked with its keys', async () => {
  const keys = { accessKeyId: 'haat-key', secretAccessKey: 'haat-secret' };
  const server = await startBucketServer({ bucket: 'haat', ...keys });
  const settings = { S3_BUCKET: 'haat', S3_ENDPOINT: server.url, S3_ACCESS_KEY_ID: keys.accessKeyId };
  const right = await examine({ ...settings, S3_SECRET_ACCESS_KEY: keys.secretAccessKey });
  const wrong = await examine({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong' });
  await server.close();
  expect(right.text).toContain('✓ Pictures: bucket haat');
  expect(wrong.text).toContain('✗ The bucket haat does not answer');
});

test('reports an unusable data folder, and an address at which another server responds', async () => {
  const file = path.join(DATA_DIR, 'a-file');
  await writeFile(file, '');
  const bucket = await startBucketServer({ bucket: 'haat', accessKeyId: '', secretAccessKey: '' });
  const { text } = await examine({ PUBLIC_URL: bucket.url, DATA_DIR: file });
  await bucket.close();
  expect(text).toContain('✗ DATA_DIR cannot be written');
  expect(text).toContain(`✗ ${bucket.url} answers 403`);
});

test.each([
  [0, 'good'],
  [-3_000, 'doubtful'],
  [61_000, 'bad'],
] as const)('a clock %i ms off is %s', (skewMs, level) => {
  expect(clockFinding(skewMs).level).toBe(level);
});

test.each([
  [50, 100, 'good'],
  [5, 100, 'doubtful'],
  [0.1, 4, 'bad'],
] as const)('%d GB free of %d is %s', (free, total, level) => {
  expect(diskFinding({ freeBytes: free * 1024 ** 3, totalBytes: total * 1024 ** 3 }).level).toBe(level);
});

test('an old Node is reported', () => {
  expect(checkNode('20.19.0')).toEqual({ level: 'bad', text: 'Node 20.19.0: use 24 or newer.' });
});
