import type { AdminProduct, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { readableCode } from '../../../platform/secrets/readable-code.ts';
import type { Services } from '../../../services.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { columnsOfNew } from './product-columns.ts';
import { readAdminProduct } from './read-admin-product.ts';
import { slugOf } from './slug-of.ts';
import { writeParts } from './write-parts.ts';

type Input = HandlerInput<Endpoints['adminProductCreate']>;

/**
 * Adds a product with its opening stock; it goes on sale at once. Throws VALIDATION for contradictory fields or
 * unknown references.
 */
export async function createProduct(
  services: Pick<Services, 'db' | 'pictures'>,
  { body, staff, request: { requestId } }: Input,
): Promise<{ success: true; data: AdminProduct }> {
  const { db } = services;
  await checkPictures(services, { pictures: body.pictures, before: [], path: 'pictures' });
  const id = await withTransaction(db, async (tx) => {
    const productId = await insertProduct(tx, body);
    await writeParts(tx, productId, body);
    if (body.stock > 0)
      await tx.stockMovement.create({
        data: { productId, delta: body.stock, reason: 'opening', staffId: staff.staffId },
      });
    await writeAudit(tx, {
      staff,
      action: 'adminProductCreate',
      subject: { kind: 'product', id: String(productId) },
      after: { title: body.title, price: body.price / 100, offer_price: body.offer_price / 100, stock: body.stock },
      requestId,
    });
    return productId;
  });
  return { success: true, data: await readAdminProduct(db, id) };
}

/** Derives the slug from the title, adding a few letters if another product already has that slug. */
async function insertProduct(tx: Transaction, body: Input['body']): Promise<number> {
  const columns = await columnsOfNew(tx, body);
  const base = slugOf(body.title);
  for (let slug = base; ; slug = `${base}-${readableCode(5).toLowerCase()}`) {
    const [made] = await tx.product.createManyAndReturn({
      data: [{ ...columns, slug, stock: body.stock }],
      select: { id: true },
      skipDuplicates: true,
    });
    if (made) return made.id;
  }
}
