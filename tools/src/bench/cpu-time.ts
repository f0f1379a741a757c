import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The processor time of a process and its terminated children, in ms. Linux only. */
export function cpuMs(pid: number): number {
  const fields = statFields(pid);
  // utime, stime, cutime and cstime, counted from the field after the name
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks / ticksPerSecond) * 1000;
}

/** The same for a process and all its living children: a PostgreSQL server and its backends. */
export function cpuMsWithChildren(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMsOrNone(each), 0);
}

/** The ids of a process's living children. */
export function childrenOf(pid: number): number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(statFields(pid)[1]);
  } catch {
    // It exited meanwhile.
    return undefined;
  }
}

function cpuMsOrNone(pid: number): number {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
}

/** The fields of /proc/…/stat after the name, which may contain spaces. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
