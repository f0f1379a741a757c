import type { AuditedFields } from './write-audit.ts';

/**
 * The fields in which two states differ, before and after; null if there are none. Lists are written as JSON.
 * `leftOut` names fields that an edit does not set or that say nothing about it.
 */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  leftOut: ReadonlySet<string> = new Set(),
): { before: AuditedFields; after: AuditedFields } | null {
  const names = Object.keys(after).filter(
    (name) => !leftOut.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const pick = (state: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, auditable(state[name])]));
  return { before: pick(before), after: pick(after) };
}

function auditable(value: unknown): AuditedFields[string] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  return JSON.stringify(value);
}
