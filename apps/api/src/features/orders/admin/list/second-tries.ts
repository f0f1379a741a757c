import { Prisma } from '@haat/db';

/**
 * The second failed deliveries of all orders from the first one that is on its way, for a FROM clause. What waits is
 * found among these without reading the failed deliveries of all finished orders.
 */
// + 0: for a plain min(id) PostgreSQL reads orders from the first one on.
export const secondTries = Prisma.sql`
  (SELECT order_id, created_at FROM delivery_tries
    WHERE nth = 2 AND order_id >= (SELECT min(id + 0) FROM orders WHERE status = 'shipped'))`;
