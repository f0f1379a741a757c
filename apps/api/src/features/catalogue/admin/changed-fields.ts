import type { AuditedFields } from '../../../platform/audit/write-audit.ts';

/** What an edit does not set, and what says nothing of it. */
const leftOut = new Set(['version', 'changed', 'movements', 'stock', 'shop', 'shop_bn']);

/** The fields in which two states of a thing differ, as they were and as they became; null if there are none. Lists are written as JSON. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
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
