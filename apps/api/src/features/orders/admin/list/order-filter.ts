import type { Endpoints, OrderStatus } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { sqlText } from '../../../../platform/db/sql-text.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import { isLate } from './late-orders.ts';
import { type OrderTerm, orderTerms } from './order-term.ts';
import { views } from './order-views.ts';
import { secondTries } from './second-tries.ts';

/** What the operator filters a list of orders by. */
export type OrderFilter = Omit<HandlerInput<Endpoints['adminOrderList']>['query'], 'cursor'>;

/** The orders of a filtered list: the source to read, its condition, and the names of its columns. */
export interface FilteredOrders {
  source: Prisma.Sql;
  condition: Prisma.Sql;
  /** The same as several alternative conditions, each of which an index-only scan can serve. */
  ways: Way[];
  id: Prisma.Sql;
  total: Prisma.Sql;
  /** The columns that lists are sorted by. */
  placedAt: Prisma.Sql;
}

interface Way {
  condition: Prisma.Sql;
  /** Whether an index holds everything that this condition and the list read, so that very many orders are sorted soon. */
  isCovered: boolean;
}

/**
 * The orders of a filtered list. A shop's orders are read from the table that holds them by time
 * (functions/order-shops.sql).
 */
export function filteredOrders(filter: OrderFilter): FilteredOrders {
  const { zone, shop, from, to, q, late } = filter;
  const { status, isUndelivered } = views[filter.view];
  const id = shop ? Prisma.sql`s.order_id` : Prisma.sql`o.id`;
  const column = (name: 'status' | 'total' | 'created_at') => sqlText(`${shop ? 's' : 'o'}.${name}`);
  const [total, placedAt] = [column('total'), column('created_at')];
  const conditions = [
    shop ? Prisma.sql`s.shop_id = ${shop}::int` : Prisma.sql`true`,
    ...(status ? [hasStatus(column('status'), [status])] : []),
    ...(filter.status ? [hasStatus(column('status'), filter.status)] : []),
    ...(late ? [hasStatus(column('status'), ['shipped']), isLate(id)] : []),
    ...(isUndelivered ? [Prisma.sql`${id} = ANY (array(SELECT order_id FROM ${secondTries} AS tries))`] : []),
    ...(zone ? [Prisma.sql`o.shipping_zone_id = ${zone}::int`] : []),
    ...(from ? [Prisma.sql`${placedAt} >= ${from}::date::timestamp AT TIME ZONE 'Asia/Dhaka'`] : []),
    ...(to ? [Prisma.sql`${placedAt} < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Dhaka'`] : []),
    ...isBetween(total, filter),
  ];
  const terms = q ? orderTerms(q) : [];
  const meant = terms.length > 0 ? terms.map(matches) : [Prisma.sql`true`];
  const fulfilled = Prisma.join(conditions, ' AND ');
  const isReadWhole = Boolean(shop ?? zone ?? status ?? filter.status ?? late);
  return {
    source: sourceOf(filter),
    condition: Prisma.sql`${fulfilled} AND (${Prisma.join(meant, ' OR ')})`,
    ways: meant.map((each, place) => ({
      condition: Prisma.sql`${fulfilled} AND ${each}`,
      isCovered: !isReadWhole && isPhoneBeginning(terms[place]),
    })),
    id,
    total,
    placedAt,
  };
}

function isPhoneBeginning(term: OrderTerm | undefined): boolean {
  return term?.column === 'phone' && term.side === 'beginning';
}

/** With literals, so that the plan fits the statuses: few orders are open, and a partial index covers those of a shop. */
function hasStatus(column: Prisma.Sql, statuses: readonly OrderStatus[]): Prisma.Sql {
  const literals = statuses.map((status) => Prisma.sql`'${sqlText(status)}'::"OrderStatus"`);
  const [only, ...others] = literals;
  return only && others.length === 0
    ? Prisma.sql`${column} = ${only}`
    : Prisma.sql`${column} IN (${Prisma.join(literals)})`;
}

function sourceOf({ shop, q, zone }: OrderFilter): Prisma.Sql {
  if (!shop) return Prisma.sql`orders o`;
  return q || zone ? Prisma.sql`order_shops s JOIN orders o ON o.id = s.order_id` : Prisma.sql`order_shops s`;
}

function isBetween(total: Prisma.Sql, { min_total: min, max_total: max }: OrderFilter): Prisma.Sql[] {
  return [
    ...(min === undefined ? [] : [Prisma.sql`${total} >= ${min}::bigint`]),
    ...(max === undefined ? [] : [Prisma.sql`${total} <= ${max}::bigint`]),
  ];
}

const columns = {
  order_number: Prisma.sql`o.order_number`,
  phone: Prisma.sql`o.phone`,
  name: Prisma.sql`lower(o.name)`,
};

/** Sorts after every letter. */
const lastLetter = '\u{10FFFF}';

function matches({ column, side, text }: OrderTerm): Prisma.Sql {
  // The account's address, because an index finds the orders of an account; an order's own address may differ.
  if (side === 'whole') return Prisma.sql`o.user_id = (SELECT id FROM users WHERE email = ${text})`;
  const isEnd = side === 'end';
  const read = isEnd ? Prisma.sql`reverse(${columns[column]})` : columns[column];
  const beginning = isEnd ? Prisma.sql`reverse(${text}::text)` : Prisma.sql`${text}::text`;
  // Not LIKE: if the pattern is unknown at planning time, no index is used.
  return Prisma.sql`(${read} ~>=~ ${beginning} AND ${read} ~<~ (${beginning} || ${lastLetter}::text))`;
}

/** The condition that order `o` contains a product of the shop. */
export function isFromShop(shop: number): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM order_shops s WHERE s.order_id = o.id AND s.shop_id = ${shop}::int)`;
}
