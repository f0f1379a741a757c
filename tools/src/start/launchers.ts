import { readFileSync } from 'node:fs';

/**
 * Calls back when one of the programs that started this one has ended: npx, npm, pnpm and their shells die of a SIGTERM
 * without passing it on. Linux only; elsewhere the callback never comes.
 */
export function whenLauncherEnds(callback: () => void): void {
  const launchers = launcherChain(process.ppid);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launcherChain(process.ppid).join() === launchers.join()) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

/** The pids of the package managers and shells above a process, from the nearest up. */
function launcherChain(pid: number): number[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (!/^\S*sh -c |\b(npm|npx|pnpm|pnpx)\b/.test(command)) return [];
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // `pid (name) state ppid …`, where the name may hold anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [pid, ...launcherChain(parent)];
  } catch {
    return [];
  }
}
