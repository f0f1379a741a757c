import type { Services } from '../../services.ts';

const everyMs = 5 * 60_000;
/** Every five minutes, for as long as the jobs run: Today's figures of orders are merged. */
export function startMergingFigures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.repeat({ everyMs }, () => mergeOrderFigures({ db }));
}

/** Makes one row of all figures of the same day, zone and status. Whoever reads them meanwhile sees the same sums. */
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
