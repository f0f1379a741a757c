import type { EndpointReply, Endpoints, SizeChart } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { ReadyJson } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { productTag, shownStockTag } from './cache/cache-tags.ts';
import { isSold } from './lists/product-filters.ts';
import { productColumns, productView, type ProductRow } from './product-view.ts';
import { chartForSizes } from './size-charts/chart-for-sizes.ts';
import { sizeChartColumn } from './size-charts/size-chart-column.ts';

const maxId = 2_147_483_647;

interface ShownRow extends ProductRow {
  is_sold: boolean;
  shop_photo: string;
  sold: number;
  /** Of its shop and subcategory, whatever its sizes. */
  size_chart: SizeChart | null;
}

/**
 * One product, by id if the text is all digits, otherwise by slug. Throws NOT_FOUND, or RETIRED if it is no longer
 * sold.
 */
export async function showProduct({ db }: Pick<Services, 'db'>, idOrSlug: string): Promise<ReadyJson> {
  const isId = /^\d+$/.test(idOrSlug);
  if (isId && Number(idOrSlug) > maxId) throw notFound();
  const isMeant = isId ? Prisma.sql`p.id = ${Number(idOrSlug)}` : Prisma.sql`p.slug = ${idOrSlug}`;
  // As a single JSON text, because Prisma is slower at reading many separate values.
  const [found] = await db.$queryRaw<{ product: string }[]>`
    SELECT row_to_json(product)::text AS product
      FROM (SELECT ${productColumns}, s.photo AS shop_photo, ${isSold} AS is_sold, ${sizeChartColumn},
                   coalesce((SELECT n.sold_lately FROM product_search n WHERE n.product_id = p.id), 0) AS sold FROM products p JOIN shops s ON s.id = p.shop_id WHERE ${isMeant}) AS product`;
  if (!found) throw notFound();
  const row: ShownRow = JSON.parse(found.product);
  if (!row.is_sold) throw new Problem('RETIRED', 'This product is no longer sold.');
  const product = productView(row);
  const reply: EndpointReply<Endpoints['singleProduct']> = {
    success: true,
    data: {
      ...product,
      shop: { ...product.shop, photo: row.shop_photo },
      sold: row.sold,
      size_chart: chartForSizes(
        row.size_chart,
        product.product_size.map(({ size }) => size),
      ),
    },
  };
  return new ReadyJson(JSON.stringify(reply), { tags: [productTag(row.id)], pageTags: [shownStockTag(row.id)] });
}

function notFound(): Problem {
  return new Problem('NOT_FOUND', 'There is no such product.');
}
