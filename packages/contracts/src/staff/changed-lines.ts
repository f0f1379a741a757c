import type { AuditEntry } from './audit-entry.ts';

type Value = NonNullable<AuditEntry['before']>[string];

/** One field of an entry, before and after; undefined if the entry does not say. */
export interface ChangedLine {
  field: string;
  before: Value | undefined;
  after: Value | undefined;
}

/** The fields of an entry, without those that were never set; unchanged ones are omitted if others changed. */
export function changedLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedLine[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = fields.map((field) => ({ field, before: before?.[field], after: after?.[field] }));
  const said = lines.filter((line) => line.before !== undefined || line.after !== null);
  const changed = said.filter((line) => line.before !== line.after);
  return changed.length > 0 ? changed : said;
}
