import { Problem } from '../../../platform/http/problem.ts';

/**
 * Pairs each product of a request with its locked row, in the request's order. Throws NOT_FOUND if one does not
 * exist.
 */
export function inOrderOf<Asked extends { id: number }, Row extends { id: number }>(
  products: readonly Asked[],
  rows: readonly Row[],
): { asked: Asked; now: Row }[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return products.map((asked) => {
    const now = rowOf.get(asked.id);
    if (!now) throw new Problem('NOT_FOUND', `There is no product ${asked.id}.`);
    return { asked, now };
  });
}
