import type { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { KnownProduct } from '../lines/line-values.ts';

const inOrder = { orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }] };

const selected = {
  id: true,
  slug: true,
  stock: true,
  photo: true,
  title: true,
  titleBn: true,
  description: true,
  descriptionBn: true,
  price: true,
  offerPrice: true,
  condition: true,
  subcategoryId: true,
  brandId: true,
  shopId: true,
  keywords: true,
  retiredAt: true,
  colors: inOrder,
  sizes: inOrder,
} satisfies Prisma.ProductSelect;

/** Products in the form in which a file describes them, newest first. */
export async function loadProducts(tx: Transaction, where: Prisma.ProductWhereInput): Promise<KnownProduct[]> {
  const rows = await tx.product.findMany({ where, orderBy: { id: 'desc' }, select: selected });
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    stock: row.stock,
    hasPhoto: row.photo !== '',
    values: {
      title: row.title,
      title_bn: row.titleBn,
      description: row.description,
      description_bn: row.descriptionBn,
      price: row.price,
      offer_price: row.offerPrice,
      condition: row.condition,
      subcategory_id: row.subcategoryId,
      brand_id: row.brandId,
      shop_id: row.shopId,
      keywords: row.keywords,
      colors: row.colors.map(({ color, colorBn, hex }) => ({ color, color_bn: colorBn ?? '', hex })),
      sizes: row.sizes.map(({ size }) => size),
      on_sale: row.retiredAt === null,
    },
  }));
}
