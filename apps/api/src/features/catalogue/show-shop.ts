import { ReadyJson } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { shopColumns } from './list-taxonomy.ts';

/** One shop. Throws NOT_FOUND. */
export async function showShop({ pool }: Pick<Services, 'pool'>, id: number): Promise<ReadyJson> {
  const { rows } = await pool.query<{ shop: string }>(
    `SELECT row_to_json(shop)::text AS shop FROM (SELECT ${shopColumns} FROM shops t WHERE t.id = $1) AS shop`,
    [id],
  );
  const shop = rows[0]?.shop;
  if (!shop) throw new Problem('NOT_FOUND', 'There is no such shop.');
  return new ReadyJson(`{"success":true,"data":${shop}}`);
}
