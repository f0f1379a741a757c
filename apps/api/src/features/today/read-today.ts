import type { EndpointReply, Endpoints, Today } from '@haat/contracts';
import type { Db } from '@haat/db';
import PQueue from 'p-queue';
import { listFailedMails } from '../../platform/mail/failed-mails.ts';
import type { Services } from '../../services.ts';
import { listMisses } from '../search/public.ts';
import { applicationsWaiting } from '../sellers/public.ts';
import { courierCash } from './courier-cash.ts';
import { daysOfOrders } from './days-of-orders.ts';
import { ordersWaiting } from './orders-waiting.ts';
import { bestSelling, lowStock } from './products-to-watch.ts';
import { zonesOfOrders } from './zones-of-orders.ts';

const mostListed = 5;
/** Everything at once would take nearly all connections from the shoppers. */
const readsAtOnce = 2;

/** What the operator needs to know in the morning. */
export async function readToday({ db }: Pick<Services, 'db'>): Promise<EndpointReply<Endpoints['adminToday']>> {
  const reads = new PQueue({ concurrency: readsAtOnce });
  const [courier, low, waiting, applications, days, zones, best, missed, mails] = await reads.addAll([
    () => courierCash(db),
    () => lowStock(db),
    () => ordersWaiting(db),
    () => applicationsWaiting(db),
    () => daysOfOrders(db),
    () => zonesOfOrders(db),
    () => bestSelling(db),
    () => listMisses({ db }, 7),
    () => failedMails(db),
  ]);
  return {
    success: true,
    data: {
      ...waiting,
      ...courier,
      ...low,
      applications,
      days,
      zones,
      best_selling: best,
      missed_searches: missed.slice(0, mostListed),
      failed_mails: mails,
    },
  };
}

async function failedMails(db: Db): Promise<Today['failed_mails']> {
  const failed = await listFailedMails(db);
  const newest = failed.slice(0, mostListed).map(({ id, kind, orderNumber, lastError, createdAt }) => ({
    id,
    kind,
    order_number: orderNumber,
    error: lastError,
    at: createdAt.toISOString(),
  }));
  return { count: failed.length, newest };
}
