import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../shop.ts', import.meta.url));

test('a failing command prints one line and exits, even if the database does not respond', () => {
  const env = { DATABASE_URL: 'postgresql://haat@127.0.0.1:1/haat', DATA_DIR: '/tmp' };
  const words = ['order', 'HT-7K3M-9QXD'];
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    env,
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect([status, stderr]).toEqual([1, "✗ Can't reach database server at 127.0.0.1:1\n"]);
});
