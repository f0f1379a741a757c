import { ReadyJson } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { asJson, productColumns } from './product-view.ts';

const largestId = 2_147_483_647;

/** One product, by its id when the text is all digits, else by its slug. Throws NOT_FOUND. */
export async function showProduct({ pool }: Pick<Services, 'pool'>, idOrSlug: string): Promise<ReadyJson> {
  const isId = /^\d+$/.test(idOrSlug);
  if (isId && Number(idOrSlug) > largestId) throw notFound();
  const { rows } = await pool.query<{ id: number; product: string }>(
    `SELECT p.id, ${asJson(productColumns)} AS product
       FROM products p JOIN shops s ON s.id = p.shop_id
      WHERE ${isId ? 'p.id' : 'p.slug'} = $1`,
    [isId ? Number(idOrSlug) : idOrSlug],
  );
  const [row] = rows;
  if (!row) throw notFound();
  return new ReadyJson(`{"success":true,"data":${row.product}}`, { productIds: [row.id] });
}

function notFound(): Problem {
  return new Problem('NOT_FOUND', 'There is no such product.');
}
