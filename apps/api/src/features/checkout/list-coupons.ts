import { takaFromPoisha, type Coupon } from '@haat/contracts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { stockTag } from '../catalogue/public.ts';

interface Row {
  id: number;
  code: string;
  value: number;
  min_subtotal: number;
  ends_at: Date | null;
}

/** The public coupons that can be used now. Orders use them up, so the response is dropped when stock moves. */
export async function listCoupons({ pool }: Pick<Services, 'pool'>): Promise<ReadyJson> {
  const { rows } = await pool.query<Row>(
    `SELECT id, code, value, min_subtotal, ends_at FROM coupons
      WHERE is_active AND is_public AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
        AND (total_limit IS NULL OR used_count < total_limit)
      ORDER BY value, id`,
  );
  const data = rows.map((row): Coupon => ({
    id: row.id,
    code: row.code,
    value: takaFromPoisha(row.value),
    min_subtotal: takaFromPoisha(row.min_subtotal),
    ends_at: row.ends_at?.toISOString() ?? null,
  }));
  return new ReadyJson(JSON.stringify({ success: true, data }), { tags: [stockTag] });
}
