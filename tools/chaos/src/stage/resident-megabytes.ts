import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB; 0 on systems other than Linux. */
export function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
