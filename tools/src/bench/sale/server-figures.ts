import { childrenOf, cpuMs, cpuMsWithChildren } from '../cpu-time.ts';
import { residentMegabytes } from '../process.ts';

/** A server whose metrics are read. */
export interface WatchedServer {
  pid: number;
  metricsPort: number;
}

/** Figures of a server and of everything around it, since the start of each. */
export interface Figures {
  hits: number;
  misses: number;
  serverMs: number;
  postgresMs: number;
  loadMs: number;
  /** Since the last reading. */
  eventLoopP99Ms: number;
  eventLoopMaxMs: number;
  /** Of all the server's processes. */
  megabytes: number;
}

/** Reads the figures now. */
export async function readFigures(server: WatchedServer, postgresPid: number): Promise<Figures> {
  const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  return {
    hits: value('haat_cache_answers_total\\{result="hit"\\}'),
    misses: value('haat_cache_answers_total\\{result="miss"\\}'),
    serverMs: cpuMsWithChildren(server.pid),
    postgresMs: cpuMsWithChildren(postgresPid),
    loadMs: cpuMs(process.pid),
    eventLoopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
    eventLoopMaxMs: value('nodejs_eventloop_lag_max_seconds') * 1_000,
    megabytes: [server.pid, ...childrenOf(server.pid)].reduce((sum, pid) => sum + residentMegabytes(pid), 0),
  };
}
