import { warmCheckout } from './features/checkout/public.ts';
import { warmSearch } from './features/search/public.ts';
import { withTransaction } from './platform/db/transaction.ts';
import type { Services } from './services.ts';

/** So many connections have searched and ordered before the first shopper does, and are kept open while nobody comes. */
export const warmConnections = 2;

/**
 * Opens connections and runs the statements of a search and of an order on each, so that no shopper waits while
 * PostgreSQL compiles their functions, which it does on each connection and which takes up to 0.1 s. Stores nothing.
 */
export async function openWarmConnections({ db }: Pick<Services, 'db'>): Promise<void> {
  let unopened = warmConnections;
  const allOpen = Promise.withResolvers<void>();
  allOpen.promise.catch(() => undefined);
  // In a transaction, because its statements share a connection that no other one can take.
  const warm = () =>
    withTransaction(db, async (tx) => {
      unopened -= 1;
      if (unopened === 0) allOpen.resolve();
      // One that were done already would be used again by a transaction that still waits for its own.
      await allOpen.promise;
      await warmSearch({ db: tx });
      await warmCheckout({ db: tx });
    }).catch((error: unknown) => {
      allOpen.reject(error);
      throw error;
    });
  await Promise.all(Array.from({ length: warmConnections }, warm));
}
