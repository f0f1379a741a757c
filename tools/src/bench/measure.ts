import { cpuMs, cpuMsWithChildren } from './cpu-time.ts';
import type { Subject } from './subject.ts';

const rounds = 3;

/** Operations per second, and their processor time each in ms. */
export interface Measured {
  perSecond: number;
  serverMs: number;
  postgresMs: number;
  /** Of the load generator and its children, such as pgbench. */
  loadMs: number;
  /** Summed over all rounds. */
  refused: number;
}

/** Runs all subjects in turn, round after round, so that all find the machine in a similar state; returns medians by name. */
export async function measure(
  subjects: Subject[],
  { postgresPid }: { postgresPid: number },
): Promise<Map<string, Measured>> {
  for (const subject of subjects) await subject.run();
  const all = new Map<string, Measured[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const subject of subjects) all.get(subject.name)?.push(await runOnce(subject, postgresPid));
  return new Map([...all].map(([name, measured]) => [name, medianOf(measured)]));
}

async function runOnce({ serverPid, run }: Subject, postgresPid: number): Promise<Measured> {
  const look = () => ({
    serverMs: serverPid === undefined ? 0 : cpuMs(serverPid),
    postgresMs: cpuMsWithChildren(postgresPid),
    loadMs: cpuMs(process.pid),
  });
  const before = look();
  const { count, perSecond, refused = 0 } = await run();
  const after = look();
  const each = (name: keyof typeof before) => (after[name] - before[name]) / count;
  return { perSecond, serverMs: each('serverMs'), postgresMs: each('postgresMs'), loadMs: each('loadMs'), refused };
}

function medianOf(all: Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((each) => each[name]));
  return {
    perSecond: of('perSecond'),
    serverMs: of('serverMs'),
    postgresMs: of('postgresMs'),
    loadMs: of('loadMs'),
    refused: all.reduce((sum, { refused }) => sum + refused, 0),
  };
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
