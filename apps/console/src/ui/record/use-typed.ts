import { useEffect, useRef, useState } from 'react';
import { changedFields, typedMeanwhile, type FieldName, type RecordForm } from './record-form.ts';

/**
 * What is typed into the form of a record, and the record that it is based on: as it was when it was opened, although
 * its list may be fetched again meanwhile. While nothing is typed, the form follows the record.
 */
export function useTyped<Row extends { version: number }, Typed extends object>(
  row: Row | null,
  { fields, typedOf }: RecordForm<Row, Typed>,
  isSaving: boolean,
) {
  const [base, setBase] = useState(row);
  const [typed, setTyped] = useState(() => typedOf(row));
  const changed = changedFields(fields, typedOf(base), typed);
  // For functions of an earlier rendering, such as one that waits for the server.
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  if (row && base && row.version > base.version && changed.length === 0 && !isSaving) {
    setBase(row);
    setTyped(typedOf(row));
  }

  function put(values: Typed): void {
    latest.current = values;
    setTyped(values);
  }

  /**
   * Continues from a stored record with these values. What was typed after `sent` stays, as further changes; returns
   * its fields.
   */
  function adopt(stored: Row, { values, sent }: { values: Typed; sent: Typed }): FieldName<Typed>[] {
    const next = typedMeanwhile(fields, { stored: values, sent, typed: latest.current });
    setBase(stored);
    put(next.values);
    return next.since;
  }

  return { base, typed, changed, type: (change: Partial<Typed>) => put({ ...latest.current, ...change }), adopt };
}
