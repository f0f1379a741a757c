import { takaFromPoisha, type EndpointReply, type Endpoints } from '@haat/contracts';
import { writeAudits } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readProductRows } from './product-row.ts';
import { inOrderOf } from './selected-products.ts';

type Input = HandlerInput<Endpoints['adminProductsOffer']>;
type Offer = Input['body']['products'][number];

interface Locked {
  id: number;
  version: number;
  price: number;
  offer_price: number;
}

/**
 * Sets the offers of products, all or none. Throws CHANGED_MEANWHILE with the current products if one no longer has
 * the given version; VALIDATION for offers above the price; NOT_FOUND.
 */
export async function offerProducts(
  { db }: Pick<Services, 'db'>,
  { body: { products }, staff, request: { requestId } }: Input,
): Promise<EndpointReply<Endpoints['adminProductsOffer']>> {
  const ids = products.map(({ id }) => id);
  const isDone = await withTransaction(db, async (tx) => {
    const locked = await tx.$queryRaw<Locked[]>`
      SELECT id, version, price, offer_price FROM products WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
    const pairs = inOrderOf(products, locked);
    if (pairs.some(({ asked, now }) => asked.version !== now.version)) return false;
    checkOffers(pairs);
    const changed = pairs.filter(({ asked, now }) => asked.offer_price !== now.offer_price);
    await tx.$executeRaw`
      UPDATE products p SET offer_price = x.offer_price, version = p.version + 1
        FROM jsonb_to_recordset(${JSON.stringify(changed.map(({ asked }) => asked))}::jsonb) AS x (id int, offer_price int)
       WHERE p.id = x.id`;
    await writeAudits(
      tx,
      changed.map(({ asked, now }) => ({
        staff,
        action: 'adminProductsOffer' as const,
        subject: { kind: 'product' as const, id: String(now.id) },
        before: { offer_price: takaFromPoisha(now.offer_price) },
        after: { offer_price: takaFromPoisha(asked.offer_price) },
        requestId,
      })),
    );
    return true;
  });
  const data = await readProductRows(db, ids);
  if (isDone) return { success: true, data };
  throw new Problem('CHANGED_MEANWHILE', 'Somebody else has changed some of these products meanwhile. Compare again.', {
    data,
  });
}

function checkOffers(pairs: readonly { asked: Offer; now: Locked }[]): void {
  const errors = pairs.flatMap(({ asked, now }, place) =>
    asked.offer_price > now.price
      ? [
          {
            path: `products.${place}.offer_price`,
            message: `This offer is above the price ৳${takaFromPoisha(now.price)}.`,
          },
        ]
      : [],
  );
  if (errors.length > 0)
    throw new Problem('VALIDATION', 'An offer cannot be above the price. Lower it, or leave that product out.', {
      errors,
    });
}
