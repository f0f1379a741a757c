import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'haat-processes-'));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const main = new URL('../../main.ts', import.meta.url).pathname;
const patience = { timeout: 20_000, interval: 100 };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** The child processes of a process. Linux only. */
function childrenOf(parent: number | undefined): number[] {
  const isChild = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}

/** How many requests for `/readyz` the processes have counted together. */
async function countedRequests(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counts = text.matchAll(/^haat_http_request_duration_seconds_count\{.*route="\/readyz".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

test(
  'several processes serve one port, one that is killed is replaced, and a stop ends all in order',
  { timeout: 60_000 },
  async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.connectionString,
      DATA_DIR: folder,
      BACKUP_DIR: folder,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      WEB_CONCURRENCY: '2',
      DATABASE_POOL_SIZE: '4',
    };
    const leader = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const ended = once(leader, 'exit');
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await expect.poll(isReady, patience).toBe(true);
      await expect.poll(() => childrenOf(leader.pid).length, patience).toBe(2);
      const [one = 0, other] = childrenOf(leader.pid);
      for (let request = 0; request < 20; request += 1) await isReady();
      await expect.poll(() => countedRequests(metricsPort), patience).toBeGreaterThanOrEqual(20);
      const counted = await countedRequests(metricsPort);
      process.kill(one, 'SIGKILL');
      await expect
        .poll(() => childrenOf(leader.pid).filter((pid) => pid !== one && pid !== other).length, patience)
        .toBe(1);
      await expect.poll(isReady, patience).toBe(true);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toMatch(/^haat_database_up 1$/m);
      expect(metrics).toMatch(/^haat_backup_age_seconds \+Inf$/m);
      expect(await countedRequests(metricsPort)).toBeGreaterThan(counted);
    } finally {
      leader.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  },
);
