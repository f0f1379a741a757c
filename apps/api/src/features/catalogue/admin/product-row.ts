import { takaFromPoisha, type AdminProductRow } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';

const dayMs = 24 * 3_600_000;
const dhakaOffsetMs = 6 * 3_600_000;
const soldDays = 30;

/** The columns of a row in the operator's list. */
export const productRowSelect = () =>
  ({
    id: true,
    slug: true,
    photo: true,
    title: true,
    titleBn: true,
    price: true,
    offerPrice: true,
    stock: true,
    condition: true,
    categoryId: true,
    subcategoryId: true,
    brandId: true,
    shopId: true,
    retiredAt: true,
    version: true,
    shop: { select: { name: true, nameBn: true } },
    sold: { where: { day: { gt: dayInDhaka(soldDays) } }, select: { kept: true } },
  }) satisfies Prisma.ProductSelect;

/** The day this many days ago in Dhaka, as columns of type `date` store it. */
function dayInDhaka(daysAgo: number): Date {
  const now = Date.now() + dhakaOffsetMs;
  return new Date(now - (now % dayMs) - daysAgo * dayMs);
}

/** The row as the console shows it. */
export function productRowView(
  row: Prisma.ProductGetPayload<{ select: ReturnType<typeof productRowSelect> }>,
): AdminProductRow {
  return {
    id: row.id,
    slug: row.slug,
    photo: row.photo,
    title: row.title,
    title_bn: row.titleBn,
    price: takaFromPoisha(row.price),
    offer_price: takaFromPoisha(row.offerPrice),
    stock: row.stock,
    condition: row.condition,
    category_id: row.categoryId,
    subcategory_id: row.subcategoryId,
    brand_id: row.brandId,
    shop_id: row.shopId,
    shop: row.shop.name,
    shop_bn: row.shop.nameBn,
    sold_lately: row.sold.reduce((sum, { kept }) => sum + Number(kept), 0),
    retired_at: row.retiredAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** The rows of these products, newest first. */
export async function readProductRows(db: Transaction, ids: readonly number[]): Promise<AdminProductRow[]> {
  const rows = await db.product.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'desc' },
    select: productRowSelect(),
  });
  return rows.map((row) => productRowView(row));
}
