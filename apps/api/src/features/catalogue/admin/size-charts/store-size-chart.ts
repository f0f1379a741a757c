import { sizeChartBounds, type AdminSizeChart, type Endpoints } from '@haat/contracts';
import { auditMade, changeRow, refuseStale } from '../../../../platform/audit/change-row.ts';
import { writeAudit } from '../../../../platform/audit/write-audit.ts';
import { withTransaction, type Transaction } from '../../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Services } from '../../../../services.ts';
import { insertSizeChart, readSizeChart, readSizeCharts, writeSizeChart, type SizeChartRow } from './size-chart-row.ts';

type Stores = Pick<Services, 'db'>;
type Answer = { success: true; data: AdminSizeChart };

/** The size charts of a subcategory; none if there is no such. */
export async function listSizeCharts(
  { db }: Stores,
  { params: { id } }: Pick<HandlerInput<Endpoints['adminSizeChartList']>, 'params'>,
): Promise<{ success: true; data: AdminSizeChart[] }> {
  return { success: true, data: await readSizeCharts(db, id) };
}

/** Adds a size chart. Throws NOT_FOUND without the subcategory, LIST_FULL, and VALIDATION for a shop that has one or does not exist. */
export async function createSizeChart(
  { db }: Stores,
  { params, body: { shop_id: shopId, ...chart }, staff, request }: HandlerInput<Endpoints['adminSizeChartCreate']>,
): Promise<Answer> {
  const { id: subcategoryId } = params;
  return withTransaction(db, async (tx) => {
    // Locked so that of two who add one at once, the later sees that of the earlier.
    const found = await tx.$queryRaw<object[]>`SELECT id FROM subcategories WHERE id = ${subcategoryId} FOR UPDATE`;
    if (found.length === 0) throw new Problem('NOT_FOUND', 'There is no such subcategory.');
    const others = await readSizeCharts(tx, subcategoryId);
    await requireFreeShop(tx, { shopId, others });
    if (others.length >= sizeChartBounds.charts)
      throw new Problem('LIST_FULL', `There are ${sizeChartBounds.charts} size charts already.`);
    const row = await insertSizeChart(tx, { ...chart, subcategoryId, shopId });
    return auditMade(tx, row, { staff, request, action: 'adminSizeChartCreate', kind: 'size_chart' });
  });
}

/** Changes a size chart. Throws NOT_FOUND, or CHANGED_MEANWHILE with the current one. */
export async function changeSizeChart(
  { db }: Stores,
  { params: { id }, body: { version, ...chart }, staff, request }: HandlerInput<Endpoints['adminSizeChartChange']>,
): Promise<Answer> {
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => readSizeChart(tx, id),
    write: (tx) => writeSizeChart(tx, { id, version, chart }),
    view: (row) => row,
    staff,
    request,
    action: 'adminSizeChartChange',
    kind: 'size_chart',
  });
}

/** Removes a size chart. Throws NOT_FOUND, or CHANGED_MEANWHILE with the current one. */
export async function removeSizeChart(
  { db }: Stores,
  { params: { id }, body: { version }, staff, request }: HandlerInput<Endpoints['adminSizeChartRemove']>,
): Promise<{ success: true; data: Record<string, never> }> {
  await withTransaction(db, async (tx) => {
    const subject = { kind: 'size_chart', id: String(id) } as const;
    const row = await readSizeChart(tx, id);
    const { count } = await tx.sizeChart.deleteMany({ where: { id, version } });
    if (!row || count === 0)
      throw await refuseStale(tx, subject, { row: await readSizeChart(tx, id), view: (now) => now });
    const { measured, unit, measures, rows } = row;
    await writeAudit(tx, {
      staff,
      action: 'adminSizeChartRemove',
      subject,
      before: { measured, unit, measures: JSON.stringify(measures), rows: JSON.stringify(rows) },
      requestId: request.requestId,
    });
  });
  return { success: true, data: {} };
}

async function requireFreeShop(
  tx: Transaction,
  { shopId, others }: { shopId: number | null; others: readonly SizeChartRow[] },
): Promise<void> {
  const isTaken = others.some(({ shop_id: other }) => other === shopId);
  const isShop = shopId === null || (await tx.shop.count({ where: { id: shopId } })) > 0;
  if (isShop && !isTaken) return;
  const message = isTaken ? 'There is one for it already.' : 'There is no such shop.';
  throw new Problem('VALIDATION', message, { errors: [{ path: 'shop_id', message }] });
}
