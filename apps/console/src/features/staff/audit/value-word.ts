import type { AuditMessages } from './messages.en.ts';

export interface AuditedValue {
  /** The kind of the entry's subject. */
  kind: string;
  field: string;
  value: string | boolean;
}

/** The translation of an enumerated value; undefined for user text and names. */
export function valueWord(t: AuditMessages, { kind, field, value }: AuditedValue): string | undefined {
  const name = String(value);
  return (
    wordIn(t.values, `${kind}.${field}`, name) ??
    wordIn(t.values, field, name) ??
    wordIn({ action: t.actions, subject_kind: t.kinds }, field, name) ??
    wordIn({ any: t.anyValues }, 'any', name)
  );
}

function wordIn(words: object, of: string, name: string): string | undefined {
  const ofField = new Map<string, object>(Object.entries(words)).get(of);
  return ofField && new Map<string, string>(Object.entries(ofField)).get(name);
}
