import { execFileSync } from 'node:child_process';
import { rootFolder } from '../start/settings.ts';

/** Files that differ from a commit, including untracked ones; paths from the root. */
export function changedFiles(since: string): string[] {
  const lines = git('diff', '--name-only', since, '--') + git('ls-files', '--others', '--exclude-standard');
  return lines.split('\n').filter(Boolean);
}

/**
 * The journeys that a change can affect: null for none, an empty list for all, otherwise the files to run. Changes of
 * the server alone select none, because tests over HTTP cover them; a complete `pnpm test` runs all of them anyway.
 */
export function journeysReached(files: string[]): string[] | null {
  const reaching = files.filter(
    (file) => /^(apps\/(web|console|e2e)|packages)\//.test(file) && !/\.test\.tsx?$/.test(file),
  );
  if (reaching.length === 0) return null;
  const journeys = reaching.filter((file) => /^apps\/e2e\/journeys\/.+\.spec\.ts$/.test(file));
  return journeys.length === reaching.length ? journeys : [];
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8' });
}
