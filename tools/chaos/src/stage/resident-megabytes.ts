import { readFileSync } from 'node:fs';

/** What a process holds of the memory. Linux alone tells; elsewhere 0. */
export function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
