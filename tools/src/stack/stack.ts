import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rootFolder } from '../start/settings.ts';

const project = 'haat-check';
const projectLabel = `com.docker.compose.project=${project}`;
const composeFiles = ['docker-compose.yml', 'deploy/database-port.yml'].flatMap((file) => ['-f', file]);

/** Production refuses the demo's password. */
export const databasePassword = 'ofthecheckalone';

export type Service = 'db' | 'web' | 'worker' | 'proxy';

/** The container stack of docker-compose.yml under its own project name, with ports and settings from `environment`. */
export interface Stack {
  /** Address of the first web container. */
  address: string;
  databaseUrl: string;
  compose(...args: string[]): Promise<string>;
  /** Removes the containers and starts them with other settings, including `HAAT_VERSION`; volumes stay. */
  restartWith(settings: Record<string, string>): Promise<void>;
  /** Starts one more web container, without a port. */
  startAnother(): Promise<void>;
  /** Runs a program of this folder on Node next to the services, which reach it as `name`; returns its container. */
  startBeside(program: { name: string; file: string; image: string }): Promise<string>;
  /** Removes everything belonging to the stack, including volumes and what an interrupted run left behind. */
  remove(): Promise<void>;
  engine(...args: string[]): Promise<string>;
  containers(service: Service): Promise<string[]>;
  /** Runs a command in the first container of a service; rejects with `CommandFailed` if its exit code is not 0. */
  inside(service: Service, ...command: string[]): Promise<string>;
  /** Sends SIGKILL and starts it again, as the restart policy would. */
  crash(service: Service): Promise<void>;
  /** Sends SIGTERM and starts it again once it has exited; returns how it exited. */
  stop(service: Service): Promise<{ exitCode: number; seconds: number }>;
  /** Resolves once the shop responds to this path with success. */
  untilAnswers(pathname: string): Promise<void>;
}

interface StackOptions {
  port: number;
  databasePort: number;
  environment: Record<string, string>;
}

/** A command exited with a code other than 0; `said` is its standard error. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly said: string;

  constructor({ command, said, cause }: { command: string; said: string; cause: unknown }) {
    super(`${command}: ${said || String(cause)}`, { cause });
    this.said = said;
  }
}

/** `CONTAINER_ENGINE` defaults to `docker`, `COMPOSE` to the engine's `compose`; either may consist of several words. */
export function openStack({ port, databasePort, environment }: StackOptions): Stack {
  const engineWords = (process.env['CONTAINER_ENGINE'] ?? 'docker').split(' ');
  const composeWords = process.env['COMPOSE']?.split(' ') ?? [...engineWords, 'compose'];
  const address = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    POSTGRES_PASSWORD: databasePassword,
    // The stack's own database, whatever this shell or .env points to.
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    // A separate subnet, so that it does not collide with a shop on the same machine.
    HAAT_SUBNET: '10.83.84.0/24',
    PORT: String(port),
    DATABASE_PORT: String(databasePort),
  };

  const engine = (...args: string[]) => run({ words: [...engineWords, ...args], env });
  const compose = (...args: string[]) =>
    run({ words: [...composeWords, '-p', project, ...composeFiles, ...args], env });
  async function labelled(...labels: string[]): Promise<string[]> {
    const ids = await engine('ps', '-aq', ...labels.flatMap((label) => ['--filter', `label=${label}`]));
    return ids.split('\n').filter(Boolean);
  }
  const containers = (service: Service) => labelled(projectLabel, `com.docker.compose.service=${service}`);
  async function first(service: Service): Promise<string> {
    const [id] = await containers(service);
    if (id === undefined) throw new Error(`There is no container of ${service}.`);
    return id;
  }

  return {
    address,
    databaseUrl: `postgresql://haat:${databasePassword}@127.0.0.1:${databasePort}/haat`,
    compose,
    async restartWith(settings) {
      await compose('down');
      Object.assign(env, settings);
      await compose('up', '-d');
      await untilAnswers(`${address}/readyz`);
    },
    async startAnother() {
      await compose('run', '-d', '--no-deps', 'web');
    },
    async startBeside({ name, file, image }) {
      const network = ['--network', `${project}_default`, '--network-alias', name];
      const source = ['--volume', `${path.join(import.meta.dirname, file)}:/${file}:ro`];
      return engine('run', '-d', '--label', projectLabel, ...network, ...source, image, 'node', `/${file}`);
    },
    async remove() {
      await compose('down');
      // Some versions of Compose leave containers started by `run`, which would keep their volumes.
      const left = await labelled(projectLabel);
      if (left.length > 0) await engine('rm', '--force', ...left);
      await compose('down', '-v');
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
    async stop(service) {
      const id = await first(service);
      const startedAt = performance.now();
      await engine('stop', '-t', '15', id);
      const seconds = (performance.now() - startedAt) / 1000;
      const exitCode = Number(await engine('inspect', '--format', '{{.State.ExitCode}}', id));
      await engine('start', id);
      return { exitCode, seconds };
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
    throw new CommandFailed({
      command: `${path.basename(program)} ${args.join(' ')}`,
      said: stderr?.trim() ?? '',
      cause,
    });
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
