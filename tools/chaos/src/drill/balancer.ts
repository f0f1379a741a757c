import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@haat/tools/free-port';

/** The HAProxy of this machine before the web processes, with the rules of deploy/scale/haproxy.cfg, and before the primary database. */
export interface Balancer {
  /** Where shoppers come in. */
  port: number;
  /** Where the primary is, whichever database that is. */
  primaryPort: number;
  /** Sends nothing new to a web process. */
  drain(web: number): Promise<void>;
  admit(web: number): Promise<void>;
  /** From now on the other database is the primary. */
  moveToStandby(): Promise<void>;
  close(): Promise<void>;
}

interface BalancerOptions {
  folder: string;
  webs: readonly number[];
  primary: number;
  standby: number;
}

const rules = new URL('../../../../deploy/scale/haproxy.cfg', import.meta.url);
const patienceMs = 5_000;

export async function openBalancer({ folder, webs, primary, standby }: BalancerOptions): Promise<Balancer> {
  const [port, primaryPort, adminPort] = [await freePort(), await freePort(), await freePort()];
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf({ webs, primary, standby, port, primaryPort, adminPort }));
  const output = openSync(path.join(folder, 'haproxy.log'), 'a');
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', output, output] });
  closeSync(output);
  await untilListening(child, port);
  const order = (text: string) => command(adminPort, text);
  return {
    port,
    primaryPort,
    drain: (web) => order(`set server web/web${web} state drain`),
    admit: (web) => order(`set server web/web${web} state ready`),
    async moveToStandby() {
      await order('set server primary/one state maint');
      await order('shutdown sessions server primary/one');
      await order('set server primary/other state ready');
    },
    async close() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The rules as they are deployed, with the ports of this machine in place of the container stack's names. */
function configOf(
  given: Omit<BalancerOptions, 'folder'> & Record<'port' | 'primaryPort' | 'adminPort', number>,
): string {
  const { webs, primary, standby, port, primaryPort, adminPort } = given;
  const deployed = readFileSync(rules, 'utf8')
    .replace(/resolvers docker\n(?: {2}.*\n)+/, '')
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('global\n', `global\n  stats socket ipv4@127.0.0.1:${adminPort} level admin\n`)
    .replace(/ {2}server-template .*/, webs.map((at, web) => `  server web${web} 127.0.0.1:${at}`).join('\n'));
  return `${deployed}
listen primary
  mode tcp
  # Whoever finds nothing there asks again by itself, sooner than after this one's pauses.
  retries 0
  bind 127.0.0.1:${primaryPort}
  timeout client 1h
  timeout server 1h
  server one 127.0.0.1:${primary}
  server other 127.0.0.1:${standby} disabled
`;
}

async function command(port: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${text}\n`);
  const said: Buffer[] = [];
  for await (const chunk of socket) said.push(chunk as Buffer);
  const answer = Buffer.concat(said).toString().trim();
  if (answer !== '') throw new Error(`HAProxy: ${answer}`);
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const failed = once(child, 'exit').then(
    () => true,
    () => true,
  );
  const deadline = Date.now() + patienceMs;
  while (!(await isListening(port))) {
    if (Date.now() > deadline || (await Promise.race([failed, sleep(50)])))
      throw new Error('HAProxy did not start. Is it installed (`apt install haproxy`)?');
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
