import { readFileSync } from 'node:fs';

/**
 * Calls back when one of the programs that started this one has exited: npx, npm, pnpm and their shells do not
 * forward SIGTERM. Linux only.
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

/** The pids of the package managers and shells that are ancestors of a process, nearest first. */
function launcherChain(pid: number): number[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (!/^\S*sh -c |\b(npm|npx|pnpm|pnpx)\b/.test(command)) return [];
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // `pid (name) state ppid …`, where the name may contain anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [pid, ...launcherChain(parent)];
  } catch {
    return [];
  }
}
