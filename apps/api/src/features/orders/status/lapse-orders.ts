import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../../catalogue/public.ts';
import { moveOrder } from './move-order.ts';
import { orderStatusMails } from '../mails/order-status-mail.ts';

type LapseServices = Pick<Services, 'db' | 'mail' | 'cache' | 'config'>;

const everyMs = 5 * 60_000;
const batchSize = 100;

/**
 * Every five minutes while the jobs run: cancels orders that nobody confirmed in time; never if PENDING_LAPSE_HOURS
 * is 0.
 */
export function startLapsingOrders(services: LapseServices & Pick<Services, 'jobs' | 'config'>): void {
  const hours = services.config.PENDING_LAPSE_HOURS;
  if (hours === 0) return;
  services.jobs.repeat({ everyMs }, async () => {
    while ((await lapseOrders(services, { hours })) === batchSize);
  });
}

/**
 * Cancels orders pending for longer than this: returns stock and coupon use and notifies the shopper. Returns how
 * many were found, at most 100. An order confirmed meanwhile is kept.
 */
export async function lapseOrders(services: LapseServices, { hours }: { hours: number }): Promise<number> {
  const rows = await services.db.$queryRaw<{ order_number: string }[]>`
    SELECT order_number FROM orders WHERE status = 'pending' AND created_at < now() - make_interval(hours => ${hours})
     ORDER BY created_at, id LIMIT ${batchSize}`;
  for (const row of rows) await lapse(services, row.order_number);
  return rows.length;
}

async function lapse({ db, mail, cache, config }: LapseServices, orderNumber: string): Promise<void> {
  const lapsed = await withTransaction(db, async (tx) => {
    const move = {
      orderNumber,
      from: ['pending'],
      to: 'cancelled',
      byUserId: null,
      reason: 'not confirmed in time',
    } as const;
    const order = await moveOrder(tx, move);
    if (!order) return null;
    await mail.write(tx, ...orderStatusMails({ order, orderNumber, status: 'cancelled', hasLapsed: true }, config));
    return order;
  });
  if (lapsed) invalidateProducts(cache, lapsed.stockMovedIds);
}
