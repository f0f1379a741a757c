import { readFileSync } from 'node:fs';

/** The resident memory of a process, in MB. Linux only. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Prints a figure with its maximum; returns whether it is within it. */
export function reportBounded(name: string, { value, most }: { value: number; most: number }): boolean {
  const isWithin = value <= most;
  console.log(`${isWithin ? '✓' : '✗'} ${name.padEnd(44)} ${value.toFixed(0).padStart(8)}   at most ${most}`);
  return isWithin;
}
