import type { SizeChart } from '@haat/contracts';

/**
 * The rows of a product's sizes, in the product's order; null without sizes, or if the chart lacks one of them: half a
 * chart would leave the others in doubt.
 */
export function chartForSizes(chart: SizeChart | null, sizes: readonly string[]): SizeChart | null {
  if (!chart || sizes.length === 0) return null;
  const rows = sizes.flatMap((size) => chart.rows.find((row) => row.size === size) ?? []);
  return rows.length === sizes.length ? { ...chart, rows } : null;
}
