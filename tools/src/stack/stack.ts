import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rootFolder } from '../start/settings.ts';

const project = 'haat-check';
const composeFiles = ['docker-compose.yml', 'deploy/database-port.yml'].flatMap((file) => ['-f', file]);

export type Service = 'db' | 'web' | 'worker';

/** The container stack of docker-compose.yml under a name of its own, with ports and settings given by `environment`. */
export interface Stack {
  /** Where the first web container answers. */
  address: string;
  databaseUrl: string;
  compose(...args: string[]): Promise<string>;
  /** Takes the containers away and starts them from `haat:VERSION`; the volumes stay. */
  restartAs(version: string): Promise<void>;
  /** Starts one more web container, without a port. */
  startAnother(): Promise<void>;
  engine(...args: string[]): Promise<string>;
  containers(service: Service): Promise<string[]>;
  /** A command in the first container of a service; rejects when it ends with another code than 0. */
  inside(service: Service, ...command: string[]): Promise<string>;
  /** `kill -9`, and a start as the restart policy makes it. */
  crash(service: Service): Promise<void>;
  /** Resolves once the shop answers this path well. */
  untilAnswers(pathname: string): Promise<void>;
}

interface StackOptions {
  port: number;
  databasePort: number;
  environment: Record<string, string>;
}

/** `CONTAINER_ENGINE` is `docker` unless it is set, `COMPOSE` the engine's own `compose`; either may be several words. */
export function openStack({ port, databasePort, environment }: StackOptions): Stack {
  const engineWords = (process.env['CONTAINER_ENGINE'] ?? 'docker').split(' ');
  const composeWords = process.env['COMPOSE']?.split(' ') ?? [...engineWords, 'compose'];
  const address = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    PORT: String(port),
    DATABASE_PORT: String(databasePort),
  };

  const engine = (...args: string[]) => run({ words: [...engineWords, ...args], env });
  const compose = (...args: string[]) =>
    run({ words: [...composeWords, '-p', project, ...composeFiles, ...args], env });
  async function containers(service: Service): Promise<string[]> {
    const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
    const ids = await engine('ps', '-aq', ...labels.flatMap((label) => ['--filter', `label=${label}`]));
    return ids.split('\n').filter(Boolean);
  }
  async function first(service: Service): Promise<string> {
    const [id] = await containers(service);
    if (id === undefined) throw new Error(`There is no container of ${service}.`);
    return id;
  }

  return {
    address,
    databaseUrl: `postgresql://haat:haat@127.0.0.1:${databasePort}/haat`,
    compose,
    async restartAs(version) {
      await compose('down');
      env['HAAT_VERSION'] = version;
      await compose('up', '-d');
      await untilAnswers(`${address}/readyz`);
    },
    async startAnother() {
      await compose('run', '-d', '--no-deps', 'web');
    },
    engine,
    containers,
    inside: async (service, ...command) => engine('exec', await first(service), ...command),
    async crash(service) {
      const id = await first(service);
      await engine('kill', '--signal', 'KILL', id);
      await sleep(1_000);
      await engine('start', id);
    },
    untilAnswers: (pathname) => untilAnswers(`${address}${pathname}`),
  };
}

async function run({ words, env }: { words: string[]; env: NodeJS.ProcessEnv }): Promise<string> {
  const [program = '', ...args] = words;
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: rootFolder, env, maxBuffer: 64 * 1024 ** 2 });
    return stdout.trim();
  } catch (cause) {
    const { stderr } = cause as { stderr?: string };
    throw new Error(`${path.basename(program)} ${args.join(' ')}: ${stderr?.trim() ?? String(cause)}`, { cause });
  }
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return;
    }
    await sleep(100);
  }
  throw new Error(`${url} had no good answer within 3 minutes.`);
}
