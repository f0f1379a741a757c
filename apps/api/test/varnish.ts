import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { endProgram, startProgram } from './own-program.ts';

/** A local Varnish with the rules of deploy/scale/cdn.vcl, on a free port of 127.0.0.1. */
export interface Varnish {
  port: number;
  pid: number;
  close(): Promise<void>;
}

const rules = new URL('../../../deploy/scale/cdn.vcl', import.meta.url);
const failure = 'Varnish did not start. Is it installed (`apt install varnish`)?';
/** It compiles its rules first. */
const patienceMs = 20_000;

/** Starts the installed `varnishd` (Debian: `apt install varnish`) in front of the shop on this port of 127.0.0.1. */
export async function startVarnish(shopPort: number): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-varnish-'));
  const port = await freePort();
  const file = join(folder, 'cdn.vcl');
  const deployed = readFileSync(rules, 'utf8');
  writeFileSync(file, deployed.replace('"web"', '"127.0.0.1"').replace('"3000"', `"${shopPort}"`));
  const storage = ['-s', 'malloc,256m', '-p', 'http_gzip_support=off'];
  const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-n', join(folder, 'state'), '-f', file, ...storage];
  const child = await startProgram('varnishd', { args, port, failure, patienceMs }).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    port,
    pid: child.pid ?? 0,
    async close() {
      await endProgram(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
