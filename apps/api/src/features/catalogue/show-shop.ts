import { ReadyJson } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { shopColumns } from './list-taxonomy.ts';

/** One shop, with the average rating over all its products. Throws NOT_FOUND. */
export async function showShop({ db }: Pick<Services, 'db'>, id: number): Promise<ReadyJson> {
  const [row] = await db.$queryRaw<{ shop: string }[]>`
    SELECT row_to_json(shop)::text AS shop
      FROM (SELECT ${shopColumns},
                   (SELECT json_build_object(
                             'average', coalesce(round(sum(p.rating_sum)::numeric / nullif(sum(p.rating_count), 0), 1), 0),
                             'count', coalesce(sum(p.rating_count), 0))
                      FROM products p WHERE p.shop_id = t.id AND p.rating_count > 0 AND p.retired_at IS NULL) AS rating
              FROM shops t WHERE t.id = ${id}) AS shop`;
  if (!row) throw notFound();
  return new ReadyJson(`{"success":true,"data":${row.shop}}`);
}

/** Throws NOT_FOUND if there is no such shop. */
export async function requireShop({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  if ((await db.shop.count({ where: { id } })) === 0) throw notFound();
}

function notFound(): Problem {
  return new Problem('NOT_FOUND', 'There is no such shop.');
}
