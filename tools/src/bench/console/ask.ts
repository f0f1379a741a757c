import { cpuMs, cpuMsWithChildren } from '../cpu-time.ts';
import { getRequest, HttpConnection } from '../http-connection.ts';
import { questions } from './questions.ts';
import type { Samples } from './samples.ts';

/** Asked before the measured ones, in which the server opens its connections and PostgreSQL plans each statement on them. */
const asksBefore = 10;
const asksEach = 40;
const maxMs = 100;

interface Asked {
  server: { port: number; pid: number };
  /** The PID of the postmaster. */
  postgresPid: number;
  /** The header of a user who may see everything. */
  cookie: string;
  samples: Samples;
  /** Only questions whose name contains one of these. */
  words: string[];
}

/** Asks each question forty times, one at a time, after ten that are not counted, and prints the times; false if one in twenty took too long. */
export async function ask({ server, postgresPid, cookie, samples, words }: Asked): Promise<boolean> {
  const line = await HttpConnection.open(server.port);
  const worked = () => cpuMs(server.pid) + cpuMsWithChildren(postgresPid);
  let isWithin = true;
  for (const [endpoint, asked] of Object.entries(questions(samples))) {
    if (typeof asked === 'string') {
      console.log(`- ${endpoint}: not asked, ${asked}`);
      continue;
    }
    for (const [name, question] of Object.entries(asked).filter(([each]) =>
      words.some((word) => each.includes(word)),
    )) {
      const request = (turn: number) => getRequest(`/api/admin${question(turn)}`, [cookie]);
      for (let turn = 0; turn < asksBefore; turn += 1) await timed(line, request(turn));
      const times: number[] = [];
      const before = worked();
      for (let turn = 0; turn < asksEach; turn += 1) times.push(await timed(line, request(turn)));
      if (!report(name, { times, workMs: (worked() - before) / asksEach })) isWithin = false;
    }
  }
  line.close();
  return isWithin;
}

async function timed(line: HttpConnection, request: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await line.send(request);
  // Timed out: counts as infinitely slow.
  if (status === 503) return Infinity;
  if (status !== 200) throw new Error(`${request} was answered ${status}: ${body.toString().slice(0, 200)}`);
  return performance.now() - startedAt;
}

/** On a busy machine, processor time says more than elapsed time. */
function report(name: string, { times, workMs }: { times: number[]; workMs: number }): boolean {
  times.sort((one, other) => one - other);
  const [median = 0, slow = 0] = [times[asksEach / 2], times[Math.floor(asksEach * 0.95)]];
  const isWithin = slow <= maxMs;
  const shown = [median, slow, workMs].map((ms) => ms.toFixed(1).padStart(7));
  console.log(
    `${isWithin ? '✓' : '✗'} ${name.padEnd(44)} ${shown[0]} ms, p95 ${shown[1]} ms, processor ${shown[2]} ms`,
  );
  return isWithin;
}
