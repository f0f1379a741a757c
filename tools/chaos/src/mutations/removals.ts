import type { Edit } from './copied-tree.ts';

/** A protection to remove, and the test that must fail without it. */
export interface Removal {
  /** What is removed. */
  name: string;
  edits: Edit[];
  /** The file and title of the test. */
  test: { file: string; title: string };
}

const races = 'apps/api/src/features/checkout/checkout-races.http.test.ts';
const takeStock = 'prisma/functions/take-stock.sql';
const placeOrders = 'prisma/functions/place-orders.sql';

/** The protections without which a shop would lose orders, stock or money. */
export const removals: Removal[] = [
  {
    name: 'stock is taken only where there is enough',
    edits: [{ file: takeStock, find: 'OR products.stock < wanted.qty +', replace: 'OR 0 > wanted.qty +' }],
    test: {
      file: races,
      title: 'the last piece, seen by several before anybody takes it: one order, the others are refused',
    },
  },
  {
    name: 'a key belongs to one order',
    edits: [
      {
        file: 'prisma/migrations/20261121220000_baseline/migration.sql',
        find: 'CREATE UNIQUE INDEX "orders_user_id_idempotency_key_key"',
        replace: 'CREATE INDEX "orders_user_id_idempotency_key_key"',
      },
      {
        file: placeOrders,
        find: 'EXISTS (SELECT FROM orders WHERE user_id = placed.user_id AND idempotency_key = placed.idempotency_key)',
        replace: 'false',
      },
      {
        file: placeOrders,
        find: 'EXISTS (SELECT FROM unnest(accepted) WHERE user_id = placed.user_id AND idempotency_key = placed.idempotency_key)',
        replace: 'false',
      },
    ],
    test: { file: races, title: 'the same request 50 times at once: one order, 49 replays' },
  },
  {
    name: 'products are locked in the order of their ids',
    edits: [
      {
        file: placeOrders,
        find: 'AS line (product_id int))\n    ORDER BY id FOR NO KEY UPDATE',
        replace: 'AS line (product_id int))\n    ORDER BY random() FOR NO KEY UPDATE',
      },
    ],
    test: {
      file: 'apps/api/src/features/orders/placing/store-order.http.test.ts',
      title: 'groups of two processes that want the same products wait for each other without a deadlock',
    },
  },
  {
    name: 'what a group has accepted counts as pending',
    edits: [
      {
        file: placeOrders,
        find: 'has_too_much_pending(placed, accepted, max',
        replace: "has_too_much_pending(placed, '{}', max",
      },
    ],
    test: {
      file: 'apps/api/src/features/orders/placing/store-order.http.test.ts',
      title: 'a coupon and the bounds of an account count the orders of the same group',
    },
  },
  {
    name: 'a shopper sees their own orders',
    edits: [
      {
        file: 'apps/api/src/features/orders/list-orders.ts',
        find: 'WHERE o.user_id = ${userId}::uuid AND',
        replace: 'WHERE ${userId}::uuid IS NOT NULL AND',
      },
    ],
    test: {
      file: 'apps/api/src/features/orders/orders.http.test.ts',
      title: 'user_order: the caller’s orders, newest first, and nobody else’s',
    },
  },
  {
    name: 'attempts at a code are counted',
    edits: [
      {
        file: 'apps/api/src/features/accounts/password/email-code.ts',
        find: 'AND tries < ${maxTries} AND',
        replace: 'AND ${maxTries}::int > 0 AND',
      },
    ],
    test: {
      file: 'apps/api/src/features/accounts/password/forget-password.http.test.ts',
      title: 'of 200 concurrent wrong attempts exactly five are checked, and then the right code is dead',
    },
  },
  {
    name: 'an order comes with its mails',
    edits: [
      {
        file: placeOrders,
        find: `AS mail (id uuid, kind text, recipient text, locale "Locale", trace_parent text);`,
        replace: `AS mail (id uuid, kind text, recipient text, locale "Locale", trace_parent text) WHERE false;`,
      },
    ],
    test: {
      file: 'apps/api/src/features/orders/mails/order-mails.http.test.ts',
      title: 'orders placed while nobody sends: two workers send each mail once, and what was sent is on record',
    },
  },
  {
    name: 'a connection that breaks while it is used is reported',
    edits: [
      {
        file: 'prisma/src/client.ts',
        find: `pool.on('connect', (client) => client.on('error', report));`,
        replace: '',
      },
    ],
    test: { file: 'prisma/src/client.test.ts', title: 'a connection that breaks while it is checked out is reported' },
  },
];
