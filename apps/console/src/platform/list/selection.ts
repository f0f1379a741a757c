/** The rows that are selected, each by its id, and the row from which `Shift x` reaches. */
export interface Selection {
  chosen: ReadonlySet<string>;
  anchor: string | null;
}

/** Nothing is selected. */
export const noSelection: Selection = { chosen: new Set(), anchor: null };

/** Selects a row, or no longer. */
export function toggled({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/** Selects every row from the last one that was toggled up to this one. */
export function selectedUpTo(
  { chosen, anchor }: Selection,
  { rows, id }: { rows: readonly string[]; id: string },
): Selection {
  const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)].toSorted((a, b) => a - b);
  const reached = rows.slice(Math.max(0, from ?? 0), (to ?? 0) + 1);
  return { chosen: new Set([...chosen, ...reached]), anchor: id };
}

/** Without what is no longer among the rows: it was acted on, or is on another page. */
export function within({ chosen, anchor }: Selection, rows: readonly string[]): Selection {
  return { chosen: new Set(rows.filter((row) => chosen.has(row))), anchor };
}
