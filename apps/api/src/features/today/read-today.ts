import type { EndpointReply, Endpoints, Today } from '@haat/contracts';
import type { Db } from '@haat/db';
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

/** What the operator needs to know in the morning. */
export async function readToday({ db }: Pick<Services, 'db'>): Promise<EndpointReply<Endpoints['adminToday']>> {
  const [waiting, applications, days, courier, zones, low, best, missed, mails] = await Promise.all([
    ordersWaiting(db),
    applicationsWaiting(db),
    daysOfOrders(db),
    courierCash(db),
    zonesOfOrders(db),
    lowStock(db),
    bestSelling(db),
    listMisses({ db }, 7),
    failedMails(db),
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
