import { takaFromPoisha, type AdminOrder } from '@haat/contracts';
import type { Db } from '@haat/db';

interface CustomerRow {
  orders: number;
  delivered: number;
  cancelled: number;
  returned: number;
  paid: number;
  since: Date;
}

/**
 * The outcomes of all orders with this order's phone number, itself included; only of itself once its personal data
 * was deleted.
 */
export async function readCustomer(
  db: Db,
  { id, phone, createdAt }: { id: bigint; phone: string; createdAt: Date },
): Promise<AdminOrder['customer']> {
  const [row] = await db.$queryRaw<CustomerRow[]>`
    SELECT count(*)::int AS orders, coalesce(min(created_at), now()) AS since,
           count(*) FILTER (WHERE status = 'delivered')::int AS delivered,
           count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
           count(*) FILTER (WHERE status = 'returned')::int AS returned,
           coalesce(sum(total) FILTER (WHERE status = 'delivered'), 0)::float AS paid
      FROM orders WHERE (phone = ${phone} AND phone <> '') OR id = ${id}::bigint`;
  const { orders = 1, delivered = 0, cancelled = 0, returned = 0, paid = 0, since = createdAt } = row ?? {};
  return { orders, delivered, cancelled, returned, paid: takaFromPoisha(paid), since: since.toISOString() };
}
