/** The place of an item among those of its group, from 1, and how many there are. */
export function placeAmong(
  ids: readonly string[],
  id: string,
  groupOf: (id: string) => string,
): { place: number; count: number } {
  const group = ids.filter((other) => groupOf(other) === groupOf(id));
  return { place: group.indexOf(id) + 1, count: group.length };
}
