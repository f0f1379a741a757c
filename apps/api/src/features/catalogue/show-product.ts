import type { EndpointReply, Endpoints } from '@haat/contracts';
import { ReadyJson } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { productTag } from './cache-tags.ts';
import { productColumns, productView, type ProductRow } from './product-view.ts';

const maxId = 2_147_483_647;

const select = `SELECT ${productColumns} FROM products p JOIN shops s ON s.id = p.shop_id`;
const byId = { name: 'product_by_id', text: `${select} WHERE p.id = $1` };
const bySlug = { name: 'product_by_slug', text: `${select} WHERE p.slug = $1` };

/** One product, by its id if the text is all digits, otherwise by its slug. Throws NOT_FOUND. */
export async function showProduct(
  { pool, prepared }: Pick<Services, 'pool' | 'prepared'>,
  idOrSlug: string,
): Promise<ReadyJson> {
  const isId = /^\d+$/.test(idOrSlug);
  if (isId && Number(idOrSlug) > maxId) throw notFound();
  const statement = isId ? prepared(byId, [Number(idOrSlug)]) : prepared(bySlug, [idOrSlug]);
  const { rows } = await pool.query<ProductRow>(statement);
  const [row] = rows;
  if (!row) throw notFound();
  const reply: EndpointReply<Endpoints['singleProduct']> = { success: true, data: productView(row) };
  return new ReadyJson(JSON.stringify(reply), { tags: [productTag(row.id)] });
}

function notFound(): Problem {
  return new Problem('NOT_FOUND', 'There is no such product.');
}
