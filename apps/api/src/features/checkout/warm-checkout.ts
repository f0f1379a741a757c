import type { Transaction } from '../../platform/db/transaction.ts';
import { warmOrders } from '../orders/public.ts';
import { readCarts } from './read-cart.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Runs the statements of an order without placing any, so that the connection knows them. */
export async function warmCheckout({ db }: { db: Transaction }): Promise<void> {
  const nothing = { lines: [], zone: null, coupon: null, userId: nobody, idempotencyKey: null, email: null };
  await readCarts(db, [nothing]);
  await warmOrders({ db });
}
