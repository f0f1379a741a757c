import { Prisma } from '@haat/db';

/** The size chart for product `p`, as JSON: its shop's own for its subcategory, otherwise that of all shops. */
export const sizeChartColumn = Prisma.sql`
  (SELECT json_build_object('measured', c.measured, 'unit', c.unit, 'measures', c.measures, 'rows', c.rows)
     FROM size_charts c
    WHERE c.subcategory_id = p.subcategory_id AND coalesce(c.shop_id, 0) IN (p.shop_id, 0)
    ORDER BY c.shop_id NULLS LAST LIMIT 1) AS size_chart`;
