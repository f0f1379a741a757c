import type { AdminShopRow } from '@haat/contracts';
import type { Db } from '@haat/db';
import { todayInDhaka } from '../../../../platform/db/dhaka.ts';
import type { Services } from '../../../../services.ts';
import { adminShopView } from './shop-view.ts';

/** The shops by name, with their product counts and their orders of the last 30 days. */
export async function listAdminShops({ db }: Pick<Services, 'db'>): Promise<{ success: true; data: AdminShopRow[] }> {
  const [shops, products, placed] = await Promise.all([
    db.shop.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    db.productCount.findMany({ where: { key: { startsWith: 'shop:' } } }),
    ordersOfShops(db),
  ]);
  const productsByKey = new Map(products.map(({ key, count }) => [key, count]));
  const placedById = new Map(placed.map((counts) => [counts.id, counts]));
  const data = shops.map((shop) => ({
    orders: 0,
    returned: 0,
    ...placedById.get(shop.id),
    ...adminShopView(shop),
    products: productsByKey.get(`shop:${shop.id}`) ?? 0,
  }));
  return { success: true, data };
}

function ordersOfShops(db: Db): Promise<{ id: number; orders: number; returned: number }[]> {
  return db.$queryRaw`
    SELECT shop_id AS id, sum(orders)::int AS orders, sum(returned)::int AS returned FROM shop_figures
     WHERE day > ${todayInDhaka} - 30
     GROUP BY shop_id`;
}
