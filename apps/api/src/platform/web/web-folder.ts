import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder `apps/web`, found from wherever this file runs: its sources or the bundle. Undefined when there is none. */
export function webFolder(from = import.meta.dirname): string | undefined {
  const candidate = path.join(from, 'apps/web');
  if (existsSync(candidate)) return candidate;
  const parent = path.dirname(from);
  return parent === from ? undefined : webFolder(parent);
}
