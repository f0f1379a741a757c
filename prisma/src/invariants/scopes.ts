import type { Changes } from './changes.ts';

/** What a check of an invariant is limited to. */
interface Narrowing {
  /** Which of the changed keys are $1, an array of texts. */
  keys: keyof Changes;
  /** How many of them one statement gets. */
  atOnce: number;
  /** Queries that take the place of tables of the same names. */
  tables: Readonly<Record<string, string>>;
}

const ordersAtOnce = 5_000;
const ofOrders = (table: string) => `SELECT * FROM ${table} WHERE order_id = ANY($1::bigint[])`;

/**
 * What an invariant's statement reads when only what has changed is checked. Queries with the names of tables take
 * their place, so that the statement itself stays the same.
 */
export const narrowings = {
  orders: {
    keys: 'orders',
    atOnce: ordersAtOnce,
    tables: {
      orders: 'SELECT * FROM orders WHERE id = ANY($1::bigint[])',
      users: 'SELECT * FROM users WHERE id IN (SELECT user_id FROM orders)',
      order_lines: ofOrders('order_lines'),
      stock_movements: ofOrders('stock_movements'),
      order_status_changes: ofOrders('order_status_changes'),
      mails: ofOrders('mails'),
      coupon_redemptions: ofOrders('coupon_redemptions'),
      courier_sheet_parcels: ofOrders('courier_sheet_parcels'),
      order_shops: ofOrders('order_shops'),
    },
  },
  shoppers: {
    keys: 'orders',
    atOnce: ordersAtOnce,
    tables: {
      orders: 'SELECT * FROM orders WHERE user_id IN (SELECT user_id FROM orders WHERE id = ANY($1::bigint[]))',
    },
  },
  settlements: {
    keys: 'settlements',
    atOnce: 100,
    tables: {
      settlements: 'SELECT * FROM settlements WHERE id = ANY($1::int[])',
      courier_sheet_parcels: 'SELECT * FROM courier_sheet_parcels WHERE settlement_id = ANY($1::int[])',
      orders: 'SELECT * FROM orders WHERE id IN (SELECT order_id FROM courier_sheet_parcels)',
    },
  },
  coupons: {
    keys: 'coupons',
    atOnce: 100,
    tables: {
      coupons: 'SELECT * FROM coupons WHERE id = ANY($1::int[])',
      coupon_redemptions: 'SELECT * FROM coupon_redemptions WHERE coupon_id = ANY($1::int[])',
    },
  },
  days: {
    keys: 'days',
    atOnce: 1,
    tables: {
      orders: `SELECT * FROM orders
         WHERE created_at >= ($1::date[])[1]::timestamp AT TIME ZONE 'Asia/Dhaka'
           AND created_at < (($1::date[])[1]::timestamp + interval '1 day') AT TIME ZONE 'Asia/Dhaka'`,
      order_shops: 'SELECT s.* FROM order_shops s JOIN orders o ON o.id = s.order_id',
      order_figures: 'SELECT * FROM order_figures WHERE day = ANY($1::date[])',
      shop_figures: 'SELECT * FROM shop_figures WHERE day = ANY($1::date[])',
    },
  },
} as const satisfies Record<string, Narrowing>;

/** The movements since the mark, and two for each product in the place of all before. */
const movementsSinceMark = `
  SELECT id, product_id, delta, reason FROM stock_movements WHERE id > (SELECT movement_id FROM checked_mark)
  UNION ALL
  SELECT 0, product_id, from_orders, 'order' FROM checked_stock
  UNION ALL
  SELECT 0, product_id, stock - from_orders, 'adjustment' FROM checked_stock`;

/** A mail is sent or given up long before it is a week old; its id begins with the time in ms. */
const mailsOfAWeek = `
  SELECT * FROM mails
   WHERE id >= (lpad(to_hex((extract(epoch FROM now() - interval '7 days') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;

/** Narrowings that need no keys. `everything` reads whole tables, whose size does not depend on the number of orders. */
export const keyless = {
  ledger: { stock_movements: movementsSinceMark },
  mails: { mails: mailsOfAWeek },
  everything: {},
} as const satisfies Record<string, Narrowing['tables']>;

/** What the check of an invariant is limited to when only changes are checked. */
export type Scope = keyof typeof narrowings | keyof typeof keyless;

/** Whether a check in this scope runs once, without keys. */
export function isKeyless(scope: Scope): scope is keyof typeof keyless {
  return scope in keyless;
}

/** Lets queries take the place of tables in a statement. */
export function withTables(tables: Readonly<Record<string, string>>, sql: string): string {
  const queries = Object.entries(tables).map(([name, query]) => `${name} AS (${query})`);
  return queries.length > 0 ? `WITH ${queries.join(', ')} ${sql}` : sql;
}
