import type { AdminCoupon } from '@haat/contracts';
import { adminCouponChange, adminCouponCreate } from '@haat/contracts/checkout/admin-coupon-endpoints';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState, type FormEvent } from 'react';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { contractErrors } from '../../platform/forms/contract-errors.ts';
import { focusFirstError } from '../../platform/forms/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { useChange } from '../../ui/screen/use-change.ts';
import { CouponFields } from './coupon-fields.tsx';
import { couponBody, emptyCoupon, typedCoupon, type TypedCoupon } from './coupon-form.ts';
import { refreshCoupons } from './coupon-queries.ts';
import { couponMessages } from './messages.ts';

const formId = 'coupon';

export interface CouponDialogProps {
  /** Null: a new one. */
  coupon: AdminCoupon | null;
  onClose: () => void;
}

/** Makes a coupon or changes one. What somebody else changed meanwhile is told, and the choice is left. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const t = useMessages(couponMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const { save, isSaving } = useChange();
  // The list is read again while this is open: what is changed is what was opened.
  const [base, setBase] = useState(coupon);
  const [typed, setTyped] = useState<TypedCoupon>(() => (coupon ? typedCoupon(coupon) : emptyCoupon));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<AdminCoupon | null>(null);

  async function send(): Promise<CallProblem | null> {
    const options = { told: ['CODE_TAKEN', 'CHANGED_MEANWHILE'] as const, refresh: refreshCoupons };
    if (base === null) {
      const body = { ...couponBody(typed), code: typed.code };
      return save(call('adminCouponCreate', { body }), { ...options, done: t.created(typed.code.toUpperCase()) });
    }
    const input = { params: { code: base.code }, body: { ...couponBody(typed), version: base.version } };
    return save(call('adminCouponChange', input), { ...options, done: t.saved(base.code) });
  }

  function wrong(): Record<string, string> {
    const found =
      base === null
        ? contractErrors(adminCouponCreate.body, { ...couponBody(typed), code: typed.code })
        : contractErrors(adminCouponChange.body, { ...couponBody(typed), version: base.version });
    return fieldErrors({ errors: found }, locale);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = wrong();
    setErrors(found);
    if (focusFirstError(found)) return undefined;
    const problem = await send();
    if (problem === null) return onClose();
    if (problem.code === 'CODE_TAKEN') return setErrors({ code: t.codeTaken });
    if (problem.code === 'CHANGED_MEANWHILE') return setTheirs(couponIn(problem.data));
    return setErrors(fieldErrors(problem, locale));
  }

  function goOn(next: AdminCoupon, isTheirs: boolean) {
    setBase(next);
    if (isTheirs) setTyped(typedCoupon(next));
    setTheirs(null);
  }

  return (
    <Dialog
      title={base?.code ?? t.newCoupon}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{screen.discard}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving} disabled={theirs !== null}>
            {screen.save}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:min-w-120">
        {theirs && (
          <Notice tone="warning" role="alert">
            <b className="block font-semibold">{t.changedTitle}</b>
            {t.changedText}
            <span className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => goOn(theirs, false)}>{t.keepMine}</Button>
              <Button onClick={() => goOn(theirs, true)}>{t.takeTheirs}</Button>
            </span>
          </Notice>
        )}
        <CouponFields
          typed={typed}
          errors={errors}
          usedCount={base?.used_count ?? null}
          onType={(change) => setTyped({ ...typed, ...change })}
        />
      </form>
    </Dialog>
  );
}

function couponIn(data: unknown): AdminCoupon | null {
  return isCoupon(data) ? data : null;
}

function isCoupon(data: unknown): data is AdminCoupon {
  return typeof data === 'object' && data !== null && 'code' in data && 'version' in data;
}
