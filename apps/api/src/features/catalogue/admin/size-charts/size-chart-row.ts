import type { AdminSizeChart, SizeChart } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { Transaction } from '../../../../platform/db/transaction.ts';

/** A size chart as stored and as staff see it. */
export type SizeChartRow = AdminSizeChart;

const columns = Prisma.sql`c.id, c.subcategory_id, c.shop_id, c.measured, c.unit, c.measures, c.rows, c.version`;

/** The charts of a subcategory: that of all shops, then the shops' own by their name. */
export function readSizeCharts(tx: Transaction, subcategoryId: number): Promise<SizeChartRow[]> {
  return tx.$queryRaw<SizeChartRow[]>`
    SELECT ${columns} FROM size_charts c LEFT JOIN shops s ON s.id = c.shop_id
     WHERE c.subcategory_id = ${subcategoryId} ORDER BY lower(s.name) NULLS FIRST, c.id`;
}

export async function readSizeChart(tx: Transaction, id: number): Promise<SizeChartRow | null> {
  const [row] = await tx.$queryRaw<SizeChartRow[]>`SELECT ${columns} FROM size_charts c WHERE c.id = ${id}`;
  return row ?? null;
}

export async function insertSizeChart(
  tx: Transaction,
  { measured, unit, measures, rows, ...of }: SizeChart & { subcategoryId: number; shopId: number | null },
): Promise<SizeChartRow> {
  const [row] = await tx.$queryRaw<SizeChartRow[]>`
    INSERT INTO size_charts AS c (subcategory_id, shop_id, measured, unit, measures, rows)
    VALUES (${of.subcategoryId}, ${of.shopId}, ${measured}, ${unit}, ${measures}::text[], ${JSON.stringify(rows)}::jsonb)
    RETURNING ${columns}`;
  if (!row) throw new Error('an insert returned nothing');
  return row;
}

/** Updates a chart that still has this version, increments the version, and returns the new row. */
export function writeSizeChart(
  tx: Transaction,
  { id, version, chart }: { id: number; version: number; chart: SizeChart },
): Promise<SizeChartRow[]> {
  const { measured, unit, measures, rows } = chart;
  return tx.$queryRaw<SizeChartRow[]>`
    UPDATE size_charts AS c
       SET measured = ${measured}, unit = ${unit}, measures = ${measures}::text[],
           rows = ${JSON.stringify(rows)}::jsonb, version = c.version + 1
     WHERE c.id = ${id} AND c.version = ${version} RETURNING ${columns}`;
}
