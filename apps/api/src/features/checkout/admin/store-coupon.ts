import type { AdminCoupon, Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { refuseStale } from '../../../platform/audit/change-row.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { adminCouponView } from './coupon-view.ts';

type Coupon = Prisma.CouponGetPayload<object>;
type Answer = { success: true; data: AdminCoupon };
type Fields = Omit<HandlerInput<Endpoints['adminCouponChange']>['body'], 'version'>;

function columnsOf(fields: Fields) {
  return {
    value: fields.value,
    minSubtotal: fields.min_subtotal,
    startsAt: fields.starts_at === null ? null : new Date(fields.starts_at),
    endsAt: fields.ends_at === null ? null : new Date(fields.ends_at),
    totalLimit: fields.total_limit,
    perCustomerLimit: fields.per_customer_limit,
    isActive: fields.is_active,
    isPublic: fields.is_public,
  };
}

const viewNow = (coupon: Coupon) => adminCouponView(coupon, new Date());

/** The coupon fields in an audit log entry. */
function audited(coupon: Coupon) {
  const { id: _id, used_count: _used, state: _state, version: _version, ...fields } = viewNow(coupon);
  return fields;
}

/** Creates a coupon. Throws CODE_TAKEN, also if the code differs only in case. */
export async function createCoupon(
  { db }: Pick<Services, 'db'>,
  { body: { code, ...fields }, staff, request: { requestId } }: HandlerInput<Endpoints['adminCouponCreate']>,
): Promise<Answer> {
  const coupon = await withTransaction(db, async (tx) => {
    const isTaken = await tx.coupon.findFirst({ where: { code: { equals: code, mode: 'insensitive' } } });
    const [made] = isTaken
      ? []
      : await tx.coupon.createManyAndReturn({ data: [{ code, ...columnsOf(fields) }], skipDuplicates: true });
    if (!made) throw new Problem('CODE_TAKEN', 'There is a coupon with this code already.');
    const subject = { kind: 'coupon' as const, id: code };
    await writeAudit(tx, { staff, action: 'adminCouponCreate', subject, after: audited(made), requestId });
    return made;
  });
  return { success: true, data: viewNow(coupon) };
}

/** Changes a coupon. Throws NOT_FOUND; VALIDATION for a limit below its uses; or CHANGED_MEANWHILE with the current coupon. */
export async function changeCoupon(
  { db }: Pick<Services, 'db'>,
  { params: { code }, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminCouponChange']>,
): Promise<Answer> {
  const { version, ...fields } = body;
  const data = await withTransaction(db, async (tx) => {
    const subject = { kind: 'coupon', id: code } as const;
    const locked = await tx.$executeRaw`SELECT FROM coupons WHERE code = ${code} FOR NO KEY UPDATE`;
    const before = locked === 0 ? null : await tx.coupon.findUnique({ where: { code } });
    if (!before) throw new Problem('NOT_FOUND', 'There is no coupon with this code.');
    if (before.version !== version) throw await refuseStale(tx, subject, { row: before, view: viewNow });
    checkLimit(before, fields);
    const [coupon] = await tx.coupon.updateManyAndReturn({
      where: { code },
      data: { ...columnsOf(fields), version: { increment: 1 } },
    });
    if (!coupon) throw new Error('a locked coupon was not changed');
    const changed = changedFields(audited(before), audited(coupon));
    if (changed) await writeAudit(tx, { staff, action: 'adminCouponChange', subject, ...changed, requestId });
    return viewNow(coupon);
  });
  return { success: true, data };
}

function checkLimit({ usedCount }: Coupon, { total_limit: limit }: Fields): void {
  if (limit === null || limit >= usedCount) return;
  const message = `It was used ${usedCount} times already. Enter at least that; with ${usedCount} nobody can use it any more.`;
  throw new Problem('VALIDATION', message, { errors: [{ path: 'total_limit', message }] });
}
