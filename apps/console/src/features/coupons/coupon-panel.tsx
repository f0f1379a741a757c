import type { AdminCoupon } from '@haat/contracts';
import { adminCouponChange, adminCouponCreate } from '@haat/contracts/checkout/admin-coupon-endpoints';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useFieldWords } from '../../ui/record/use-field-words.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { couponBody, emptyCoupon, typedCoupon, type TypedCoupon } from './coupon-form.ts';
import { refreshCoupons } from './coupon-queries.ts';
import { couponMessages } from './messages.ts';

export interface CouponPanelProps {
  /** Null for a new coupon. */
  coupon: AdminCoupon | null;
  onClose: () => void;
}

/** Creates or edits a coupon. */
export function CouponPanel({ coupon, onClose }: CouponPanelProps) {
  const t = useMessages(couponMessages);
  const { amount, moment } = useFieldWords();
  const form: RecordForm<AdminCoupon, TypedCoupon> = {
    fields: {
      code: t.code,
      value: amount(t.takesOff),
      min_subtotal: amount(t.from),
      starts_at: moment(t.starts),
      ends_at: moment(t.ends),
      total_limit: t.atMost,
      per_customer_limit: t.eachShopper,
      is_public: t.isPublic,
      is_active: t.isActive,
    },
    typedOf: (row) => (row ? typedCoupon(row) : emptyCoupon),
    bodyOf: (typed) => ({ ...couponBody(typed), code: typed.code }),
    create: {
      body: adminCouponCreate.body,
      send: (typed) => call('adminCouponCreate', { body: { ...couponBody(typed), code: typed.code } }),
    },
    change: {
      body: adminCouponChange.body,
      send: ({ code, version }, typed) =>
        call('adminCouponChange', { params: { code }, body: { ...couponBody(typed), version } }),
    },
    refresh: refreshCoupons,
    said: ({ code }, isNew) => (isNew ? t.created(code) : t.saved(code)),
    refusals: {
      CODE_TAKEN: { text: t.codeTaken, field: 'code' },
      // What the contract refuses is found before anything is sent; what is left is a limit below the uses.
      VALIDATION: { text: t.belowUses, field: 'total_limit' },
    },
  };
  return (
    <RecordPanel title={coupon?.code ?? t.newCoupon} row={coupon} form={form} onClose={onClose}>
      {({ base, ...fields }) => <CouponFields {...fields} usedCount={base?.used_count ?? null} />}
    </RecordPanel>
  );
}
