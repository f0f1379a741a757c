/** The selected rows by id, and the row from which `Shift x` extends. */
export interface Selection {
  chosen: ReadonlySet<string>;
  anchor: string | null;
}

/** An empty selection. */
export const noSelection: Selection = { chosen: new Set(), anchor: null };

/** Toggles a row. */
export function toggled({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/** Selects every row from the last toggled one up to this one. */
export function selectedUpTo(
  { chosen, anchor }: Selection,
  { rows, id }: { rows: readonly string[]; id: string },
): Selection {
  const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)].toSorted((a, b) => a - b);
  const reached = rows.slice(Math.max(0, from ?? 0), (to ?? 0) + 1);
  return { chosen: new Set([...chosen, ...reached]), anchor: id };
}

/** Drops rows that are no longer listed because they were acted on or are on another page. */
export function within({ chosen, anchor }: Selection, rows: readonly string[]): Selection {
  return { chosen: new Set(rows.filter((row) => chosen.has(row))), anchor };
}
