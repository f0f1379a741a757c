import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The nearest file or folder of this name at or above `from`, so that code finds it both from sources and from a
 * bundle. Undefined if there is none.
 */
export function findUpwards(name: string, from = import.meta.dirname): string | undefined {
  const candidate = path.join(from, name);
  if (existsSync(candidate)) return candidate;
  const parent = path.dirname(from);
  return parent === from ? undefined : findUpwards(name, parent);
}
