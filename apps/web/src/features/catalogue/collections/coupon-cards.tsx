import type { EndpointReply, Endpoints } from '@haat/contracts';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CopyIcon } from '@haat/ui/icons/icons.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { catalogueMessages } from '../messages.ts';

type Coupon = EndpointReply<Endpoints['couponList']>['data'][number];

/** The public coupons: their amounts, and their codes with a copy button. */
export function CouponCards({ coupons }: { coupons: Coupon[] }) {
  const t = useMessages(catalogueMessages);
  if (coupons.length === 0) return null;
  return (
    <ul aria-label={t.vouchers} className="mt-6 grid gap-(--gap-grid) sm:grid-cols-2 lg:grid-cols-4">
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} />
      ))}
    </ul>
  );
}

function CouponCard({ coupon: { code, value, min_subtotal, ends_at } }: { coupon: Coupon }) {
  const t = useMessages(catalogueMessages);
  const { money } = useFormat();
  const { date } = useDates();
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', text: t.copied(code) });
    } catch {
      // Refused, or not there at all, as in some apps' browsers.
      showToast({ kind: 'error', text: t.copyFailed(code) });
    }
  }
  return (
    <li className="overflow-hidden rounded-lg border border-border bg-surface">
      <div className="px-5 pt-4.5 pb-3.5 text-sm">
        <p className="text-xl font-bold">{t.voucherOff(money(value))}</p>
        <p>{min_subtotal > 0 ? t.voucherFrom(money(min_subtotal)) : t.voucherAny}</p>
        <p className="text-xs text-ink-subtle">{ends_at ? t.voucherUntil(date(ends_at)) : t.voucherAlways}</p>
      </div>
      <Stitch />
      <div className="flex items-center justify-between gap-3 py-2.5 ps-5 pe-2.5">
        <b className="min-w-0 font-semibold tracking-wide wrap-anywhere select-all">{code}</b>
        <Button variant="secondary" size="sm" aria-label={t.copyCode(code)} onClick={() => void copy()}>
          <Icon of={CopyIcon} size={16} />
          {t.copy}
        </Button>
      </div>
    </li>
  );
}
