import type { Services } from '../../services.ts';

const everyMs = 5 * 60_000;
/** Every five minutes while the jobs run: merges order figures. */
export function startMergingFigures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.repeat({ everyMs }, async () => {
    await mergeOrderFigures({ db });
    await mergeShopFigures({ db });
  });
}

/** Merges all figures of the same day, zone and status into one row. Concurrent readers see the same sums. */
export async function mergeOrderFigures({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`
    WITH split AS (
      SELECT day, zone_id, status FROM order_figures GROUP BY day, zone_id, status HAVING count(*) > 1
    ), gone AS (
      DELETE FROM order_figures f USING split
       WHERE f.day = split.day AND f.status = split.status AND f.zone_id IS NOT DISTINCT FROM split.zone_id
      RETURNING f.day, f.zone_id, f.status, f.orders, f.total
    )
    INSERT INTO order_figures (day, zone_id, status, orders, total)
    SELECT day, zone_id, status, sum(orders), sum(total) FROM gone
     GROUP BY day, zone_id, status HAVING sum(orders) <> 0 OR sum(total) <> 0`;
}

/** Merges all figures of the same shop and day into one row. Concurrent readers see the same sums. */
export async function mergeShopFigures({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`
    WITH split AS (
      SELECT shop_id, day FROM shop_figures GROUP BY shop_id, day HAVING count(*) > 1
    ), gone AS (
      DELETE FROM shop_figures f USING split WHERE f.shop_id = split.shop_id AND f.day = split.day
      RETURNING f.shop_id, f.day, f.orders, f.returned
    )
    INSERT INTO shop_figures (shop_id, day, orders, returned)
    SELECT shop_id, day, sum(orders), sum(returned) FROM gone
     GROUP BY shop_id, day HAVING sum(orders) <> 0 OR sum(returned) <> 0`;
}
