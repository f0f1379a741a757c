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
 * Adds a product with its opening stock; it goes on sale at once. Adds nothing again for an idempotency key that has
 * added a product, and returns that one. Throws VALIDATION for contradictory fields or unknown references.
 */
export async function createProduct(
  services: Pick<Services, 'db' | 'pictures'>,
  input: Input,
): Promise<{ success: true; data: AdminProduct }> {
  const { db } = services;
  const id = (await addedEarlier(db, keyOf(input))) ?? (await addProduct(services, input));
  return { success: true, data: await readAdminProduct(db, id) };
}

function keyOf({ headers }: Input): string | null {
  return headers['idempotency-key'] ?? null;
}

/** The id of the product that was added with this key. */
async function addedEarlier(db: Transaction, idempotencyKey: string | null): Promise<number | undefined> {
  if (idempotencyKey === null) return undefined;
  const product = await db.product.findUnique({ where: { idempotencyKey }, select: { id: true } });
  return product?.id;
}

async function addProduct(services: Pick<Services, 'db' | 'pictures'>, input: Input): Promise<number> {
  const { body, staff, request } = input;
  await checkPictures(services, { pictures: body.pictures, before: [], path: 'pictures' });
  return withTransaction(services.db, async (tx) => {
    const { id, isNew } = await insertProduct(tx, input);
    if (!isNew) return id;
    await writeParts(tx, id, body);
    if (body.stock > 0)
      await tx.stockMovement.create({
        data: { productId: id, delta: body.stock, reason: 'opening', staffId: staff.staffId },
      });
    await writeAudit(tx, {
      staff,
      action: 'adminProductCreate',
      subject: { kind: 'product', id: String(id) },
      after: { title: body.title, price: body.price / 100, offer_price: body.offer_price / 100, stock: body.stock },
      requestId: request.requestId,
    });
    return id;
  });
}

/**
 * Derives the slug from the title, adding a few letters if another product already has that slug. A concurrent call
 * with the same key waits for the one that inserts first, and finds its product.
 */
async function insertProduct(tx: Transaction, input: Input): Promise<{ id: number; isNew: boolean }> {
  const { body } = input;
  const columns = { ...(await columnsOfNew(tx, body)), stock: body.stock, idempotencyKey: keyOf(input) };
  const base = slugOf(body.title);
  for (let slug = base; ; slug = `${base}-${readableCode(5).toLowerCase()}`) {
    const [made] = await tx.product.createManyAndReturn({
      data: [{ ...columns, slug }],
      select: { id: true },
      skipDuplicates: true,
    });
    if (made) return { id: made.id, isNew: true };
    const earlier = await addedEarlier(tx, columns.idempotencyKey);
    if (earlier !== undefined) return { id: earlier, isNew: false };
  }
}
