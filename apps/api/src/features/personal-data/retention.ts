import { withTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import { findAbandonedAccounts } from '../accounts/public.ts';
import { forgetOldOrders } from '../orders/public.ts';
import { forgetOldSellerRequests } from '../sellers/public.ts';
import { forgetPerson, type ForgettingServices } from './forget-person.ts';

const everyMs = 24 * 60 * 60_000;
const batchSize = 500;

type RetentionServices = ForgettingServices & Pick<Services, 'config'>;

/** How many rows were anonymised or deleted. */
export interface Forgotten {
  orders: number;
  accounts: number;
  sellerRequests: number;
}

/** Every day while the jobs run: deletes data that the shop has no more reason to keep. */
export function startRetention(services: RetentionServices & Pick<Services, 'jobs'>): void {
  services.jobs.repeat({ everyMs }, async () => {
    const forgotten = await forgetWhatIsOld(services);
    if (Object.values(forgotten).some((count) => count > 0))
      services.log.info(forgotten, 'old personal data was deleted');
  });
}

/** Anonymises old orders and deletes abandoned accounts and old applications, as configured. */
export async function forgetWhatIsOld(services: RetentionServices): Promise<Forgotten> {
  const { db, config } = services;
  const orders = await forgetOrders(services);
  const accounts = await forgetAccounts(services);
  const months = config.RETENTION_SELLER_REQUESTS_MONTHS;
  return { orders, accounts, sellerRequests: months === 0 ? 0 : await forgetOldSellerRequests(db, { months }) };
}

async function forgetOrders({ db, config }: RetentionServices): Promise<number> {
  const years = config.RETENTION_ORDERS_YEARS;
  if (years === 0) return 0;
  let count = 0;
  for (;;) {
    const batch = await withTransaction(db, (tx) => forgetOldOrders(tx, { years, limit: batchSize }));
    count += batch;
    if (batch < batchSize) return count;
  }
}

async function forgetAccounts(services: RetentionServices): Promise<number> {
  const years = services.config.RETENTION_ACCOUNTS_YEARS;
  if (years === 0) return 0;
  const userIds = await findAbandonedAccounts(services.db, { years, limit: batchSize });
  let count = 0;
  // One after another: nobody waits for this, and the next day continues.
  for (const userId of userIds) if (await isForgotten(services, userId)) count += 1;
  return count;
}

/** An account that orders at this moment or is deleted by another process must not stop the others. */
async function isForgotten(services: RetentionServices, userId: string): Promise<boolean> {
  try {
    // Applications have a period of their own, and subscriptions last until they are ended.
    await forgetPerson(services, userId, { ofAddress: 'never' });
    return true;
  } catch (error) {
    services.log.warn({ err: error, userId }, 'an abandoned account could not be deleted');
    return false;
  }
}
