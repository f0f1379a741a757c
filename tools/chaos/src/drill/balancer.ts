import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { endProgram, startProgram } from '@haat/api/own-program';
import { freePort } from '@haat/tools/free-port';

/**
 * The HAProxy of this machine in front of the web processes, with the rules of deploy/scale/haproxy.cfg, and in front
 * of the primary database.
 */
export interface Balancer {
  /** The port for shoppers. */
  port: number;
  /** The port of the primary, whichever database that is. */
  primaryPort: number;
  /** Stops sending new requests to a web process. */
  drain(web: number): Promise<void>;
  admit(web: number): Promise<void>;
  /** Makes the other database the primary from now on. */
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

export async function openBalancer({ folder, webs, primary, standby }: BalancerOptions): Promise<Balancer> {
  const [port, primaryPort, adminPort] = [await freePort(), await freePort(), await freePort()];
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf({ webs, primary, standby, port, primaryPort, adminPort }));
  const output = openSync(path.join(folder, 'haproxy.log'), 'a');
  const child = await startProgram('haproxy', {
    args: ['-db', '-f', file],
    port,
    failure: 'HAProxy did not start. Is it installed (`apt install haproxy`)?',
    stdio: ['ignore', output, output],
  });
  closeSync(output);
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
    close: () => endProgram(child, 'SIGTERM'),
  };
}

/** The deployed rules, with ports of this machine in place of the container stack's names. */
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
