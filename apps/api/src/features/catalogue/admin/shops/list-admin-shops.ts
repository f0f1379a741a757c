import type { AdminShopRow } from '@haat/contracts';
import type { Services } from '../../../../services.ts';
import { adminShopView } from './shop-view.ts';

/** The shops by name, with the number of their products. */
export async function listAdminShops({ db }: Pick<Services, 'db'>): Promise<{ success: true; data: AdminShopRow[] }> {
  const [shops, counts] = await Promise.all([
    db.shop.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    db.productCount.findMany({ where: { key: { startsWith: 'shop:' } } }),
  ]);
  const countsByKey = new Map(counts.map(({ key, count }) => [key, count]));
  const data = shops.map((shop) => ({ ...adminShopView(shop), products: countsByKey.get(`shop:${shop.id}`) ?? 0 }));
  return { success: true, data };
}
