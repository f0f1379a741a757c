import type { AdminCoupon } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { newRecord, useRecordAsOpened } from '../../platform/list/use-open-record.ts';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { CouponPanel } from './coupon-panel.tsx';
import { useCoupon } from './coupon-queries.ts';
import { couponMessages } from './messages.ts';

interface OpenCouponProps {
  /** The code in the address, or `new`. */
  code: string;
  /** The coupon, if the list shows it. */
  listed: AdminCoupon | undefined;
  onClose: () => void;
}

/** The coupon that the address names, which the list need not show, or a new one. */
export function OpenCoupon({ code, listed, onClose }: OpenCouponProps) {
  const t = useMessages(couponMessages);
  const screen = useMessages(screenMessages);
  const single = useCoupon(code, code !== newRecord && !listed);
  const coupon = useRecordAsOpened(code, code === newRecord ? null : (listed ?? single.data));
  if (coupon !== undefined) return <CouponPanel coupon={coupon} onClose={onClose} />;
  return (
    <div className="rounded-lg border border-border bg-surface">
      {single.isError ? (
        <FailedNote
          error={single.error}
          failedAt={single.errorUpdatedAt}
          missing={{ title: screen.missingTitle, text: screen.missingText, to: '/coupons', label: t.coupons }}
          onRetry={() => void single.refetch()}
        />
      ) : (
        <LoadingLines />
      )}
    </div>
  );
}
