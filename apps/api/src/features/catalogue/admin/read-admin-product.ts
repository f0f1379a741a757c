import type { AdminProduct, EndpointName } from '@haat/contracts';
import type { Db, Prisma } from '@haat/db';
import { readLastChange } from '../../../platform/audit/read-last-change.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { picturePathOf } from './pictures/picture-paths.ts';
import { productRowSelect, productRowView } from './product-row.ts';

const movementsShown = 20;
/** Stock changes, which the product's movements show already. */
const stockActions: EndpointName[] = ['adminProductStock', 'adminProductsStock'];

const selected = () =>
  ({
    ...productRowSelect(),
    description: true,
    descriptionBn: true,
    keywords: true,
    photoAlt: true,
    photoAltBn: true,
    colors: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    sizes: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    images: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    movements: {
      orderBy: { id: 'desc' },
      take: movementsShown,
      include: { order: { select: { orderNumber: true } }, staff: { select: { fullName: true } } },
    },
  }) satisfies Prisma.ProductSelect;

/** One product as the console edits it. Throws NOT_FOUND. */
export async function readAdminProduct(db: Db, id: number): Promise<AdminProduct> {
  const product = await db.product.findUnique({ where: { id }, select: selected() });
  if (!product) throw new Problem('NOT_FOUND', 'There is no such product.');
  return {
    ...productRowView(product),
    description: product.description,
    description_bn: product.descriptionBn,
    keywords: product.keywords,
    colors: product.colors.map(({ color, colorBn, hex }) => ({ color, color_bn: colorBn ?? '', hex })),
    sizes: product.sizes.map(({ size }) => size),
    pictures: [
      ...(product.photo === '' ? [] : [{ path: product.photo, alt: product.photoAlt, alt_bn: product.photoAltBn }]),
      ...product.images.map(({ image, alt, altBn }) => ({ path: picturePathOf(image), alt, alt_bn: altBn })),
    ],
    changed: await readLastChange(db, { kind: 'product', id: String(id) }, stockActions),
    movements: product.movements.map(({ createdAt, delta, reason, order, staff }) => ({
      at: createdAt.toISOString(),
      delta,
      reason,
      order_number: order?.orderNumber ?? null,
      by: staff?.fullName ?? null,
    })),
  };
}
