import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';
import { secondTries } from '../orders/public.ts';

interface Row {
  status: 'pending' | 'confirmed' | 'packed';
  count: number;
  oldest: Date;
  shops: number;
}

/** How many orders await each step, and since when; for packing, also how many shops owe pieces. */
export async function ordersWaiting(db: Db): Promise<Pick<Today, 'confirm' | 'pack' | 'handover' | 'undelivered'>> {
  const [rows, undelivered] = await Promise.all([readWaiting(db), undeliveredTwice(db)]);
  const of = (status: Row['status']) => {
    const row = rows.find((found) => found.status === status);
    return { count: row?.count ?? 0, oldest: row?.oldest.toISOString() ?? null };
  };
  return {
    confirm: of('pending'),
    pack: { ...of('confirmed'), shops: rows[0]?.shops ?? 0 },
    handover: of('packed'),
    undelivered,
  };
}

/** Orders that wait since their second failed delivery. */
async function undeliveredTwice(db: Db): Promise<Today['undelivered']> {
  const [row] = await db.$queryRaw<{ count: number; oldest: Date | null }[]>`
    SELECT count(*)::int AS count, min(d.created_at) AS oldest
      FROM orders o JOIN ${secondTries} AS d ON d.order_id = o.id WHERE o.status = 'shipped'`;
  return { count: row?.count ?? 0, oldest: row?.oldest?.toISOString() ?? null };
}

function readWaiting(db: Db): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT o.status, count(*)::int AS count, min(o.created_at) AS oldest,
           (SELECT count(DISTINCT s.shop_id)::int FROM orders w JOIN order_shops s ON s.order_id = w.id
             WHERE w.status = 'confirmed') AS shops
      FROM orders o WHERE o.status IN ('pending', 'confirmed', 'packed') GROUP BY o.status`;
}
