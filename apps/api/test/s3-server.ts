import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort } from './free-port.ts';
import { endProgram, startProgram } from './own-program.ts';

/** A local S3 server with an empty bucket, on a free port of 127.0.0.1. */
export interface S3Server {
  /** The settings of a shop that uses it. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** `kill -9` of the processes that serve requests; resolves once they have exited. Stored data is kept. */
  kill(): Promise<void>;
  /** Starts it again; resolves once it accepts connections. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const packages = 'swift swift-proxy swift-account swift-container swift-object';
const failure = `Swift did not start. Is it installed (\`apt install ${packages}\`)?`;
/** Python starts slowly on a busy machine. */
const patienceMs = 30_000;
const account = { user: 'haat:pictures', secret: 'of-this-test-alone' };
const bucket = 'haat';
/** Swift's servers for accounts, containers and objects. */
const kinds = ['account', 'container', 'object'] as const;

/** Starts OpenStack Swift with its S3 interface (Debian: see `packages`), in its own folder. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-s3-'));
  const running = new Map<string, ChildProcess>();

  async function run(name: string, port: number): Promise<void> {
    const args = [join(folder, `${name}.conf`)];
    running.set(name, await startProgram(`swift-${name}-server`, { args, port, failure, patienceMs }));
  }

  async function close(): Promise<void> {
    await Promise.all([...running.values()].map((child) => endProgram(child, 'SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    mkdirSync(join(folder, 'disks/one'), { recursive: true });
    const ports = await Promise.all(kinds.map((kind) => configure(folder, kind)));
    const port = await freePort();
    writeFileSync(join(folder, 'proxy.conf'), proxySettings(folder, port));
    await Promise.all([...kinds.map((kind, place) => run(kind, ports[place] ?? 0)), run('proxy', port)]);
    const endpoint = `http://127.0.0.1:${port}`;
    await makeBucket(`${endpoint}/${bucket}`);
    return {
      settings: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_REGION: 'us-east-1',
        S3_ACCESS_KEY_ID: account.user,
        S3_SECRET_ACCESS_KEY: account.secret,
      },
      async kill() {
        const proxy = running.get('proxy');
        if (proxy) await endProgram(proxy, 'SIGKILL');
      },
      start: () => run('proxy', port),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Writes the configuration of a server that stores on a single disk, and the ring that points to it; returns its
 * port.
 */
async function configure(folder: string, kind: string): Promise<number> {
  const port = await freePort();
  const ring = (...args: string[]) => builder([join(folder, `${kind}.builder`), ...args]);
  ring('create', '2', '1', '1');
  ring('add', `r1z1-127.0.0.1:${port}/one`, '1');
  ring('rebalance');
  const devices = `devices = ${join(folder, 'disks')}\nmount_check = false`;
  const pipeline = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
  writeFileSync(join(folder, `${kind}.conf`), `${common(folder, port)}\n${devices}\n${pipeline}`);
  return port;
}

function builder(args: string[]): void {
  try {
    execFileSync('swift-ring-builder', args, { stdio: 'ignore' });
  } catch (error) {
    throw new Error(failure, { cause: error });
  }
}

function common(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}`;
}

function proxySettings(folder: string, port: number): string {
  return `${common(folder, port)}
[pipeline:main]
pipeline = cache s3api tempauth proxy-server
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${account.user.replace(':', '_')} = ${account.secret} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;
}

async function makeBucket(url: string): Promise<void> {
  const keys = { accessKeyId: account.user, secretAccessKey: account.secret };
  const client = new AwsClient({ ...keys, region: 'us-east-1', service: 's3', retries: 3 });
  const { ok, status } = await client.fetch(url, { method: 'PUT' });
  if (!ok) throw new Error(`The bucket could not be made: ${status}.`);
}
