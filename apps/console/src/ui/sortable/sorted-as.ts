/** Rows in the order of these ids; those that it does not name come last. Null leaves them as they are. */
export function sortedAs<Row extends { id: number }>(ids: readonly number[] | null, rows: readonly Row[]): Row[] {
  if (!ids) return [...rows];
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: Row) => place.get(id) ?? ids.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
