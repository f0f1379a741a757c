import { ReadyJson } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { shopColumns } from './list-taxonomy.ts';

/** One shop. Throws NOT_FOUND. */
export async function showShop({ db }: Pick<Services, 'db'>, id: number): Promise<ReadyJson> {
  const [row] = await db.$queryRaw<{ shop: string }[]>`
    SELECT row_to_json(shop)::text AS shop FROM (SELECT ${shopColumns} FROM shops t WHERE t.id = ${id}) AS shop`;
  if (!row) throw new Problem('NOT_FOUND', 'There is no such shop.');
  return new ReadyJson(`{"success":true,"data":${row.shop}}`);
}
