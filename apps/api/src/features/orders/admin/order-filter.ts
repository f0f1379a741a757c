import type { Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { orderTerm } from './order-term.ts';
import { views } from './order-views.ts';

/** What the operator filters a list of orders by. */
export type OrderFilter = Omit<HandlerInput<Endpoints['adminOrderList']>['query'], 'cursor'>;

/** The condition that an order `o` of the filtered list fulfils. */
export function orderCondition(filter: OrderFilter): Prisma.Sql {
  const { zone, shop, from, to, min_total: min, max_total: max } = filter;
  const { status } = views[filter.view];
  const conditions = [
    Prisma.sql`true`,
    ...(status ? [Prisma.sql`o.status = ${status}::"OrderStatus"`] : []),
    ...(filter.q ? [beginsWith(filter.q)] : []),
    ...(zone ? [Prisma.sql`o.shipping_zone_id = ${zone}::int`] : []),
    ...(shop ? [isFromShop(shop)] : []),
    ...(from ? [Prisma.sql`o.created_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Dhaka'`] : []),
    ...(to ? [Prisma.sql`o.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Dhaka'`] : []),
    ...(min === undefined ? [] : [Prisma.sql`o.total >= ${min}::bigint`]),
    ...(max === undefined ? [] : [Prisma.sql`o.total <= ${max}::bigint`]),
  ];
  return Prisma.join(conditions, ' AND ');
}

const columns = {
  order_number: Prisma.sql`o.order_number`,
  phone: Prisma.sql`o.phone`,
  name: Prisma.sql`lower(o.name)`,
};

/** Comes after every letter. */
const lastLetter = '\u{10FFFF}';

function beginsWith(typed: string): Prisma.Sql {
  const { column, beginning } = orderTerm(typed);
  // Not LIKE: with a pattern that is unknown when the statement is planned, no index would serve it.
  return Prisma.sql`(${columns[column]} ~>=~ ${beginning}::text AND ${columns[column]} ~<~ ${`${beginning}${lastLetter}`}::text)`;
}

/** The condition that an order `o` holds a product of a shop. */
export function isFromShop(shop: number): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM order_lines l JOIN products p ON p.id = l.product_id
                             WHERE l.order_id = o.id AND p.shop_id = ${shop}::int)`;
}
