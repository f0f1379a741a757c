import { takaFromPoisha, type AdminProductRow } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';

/** The columns of a row in the operator's list. */
export const productRowSelect = {
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
  search: { select: { soldLately: true } },
} satisfies Prisma.ProductSelect;

export function productRowView(row: Prisma.ProductGetPayload<{ select: typeof productRowSelect }>): AdminProductRow {
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
    sold_lately: row.search?.soldLately ?? 0,
    retired_at: row.retiredAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** The rows of these products, newest first. */
export async function readProductRows(db: Transaction, ids: readonly number[]): Promise<AdminProductRow[]> {
  const rows = await db.product.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'desc' },
    select: productRowSelect,
  });
  return rows.map((row) => productRowView(row));
}
