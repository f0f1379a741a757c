import type { AdminCoupon } from '@haat/contracts';
import { couponViews } from '@haat/contracts/checkout/admin-coupon';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon, VoucherIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { useRowCursor } from '../../ui/list/use-row-cursor.ts';
import { ViewTabs } from '../../ui/list/view-tabs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponList } from './coupon-list.tsx';
import { useCoupons } from './coupon-queries.ts';
import { addresses, withChange, writeAddress } from './list-address.ts';
import { couponMessages } from './messages.ts';

/** The coupons: their amounts, dates and numbers of uses. */
export function Page() {
  const t = useMessages(couponMessages);
  const { money, number } = useFormat();
  const { address, go } = useListAddress(addresses);
  const { view, pages } = address;
  const list = useCoupons(address);
  const { data } = list;
  const [open, setOpen] = useState<{ coupon: AdminCoupon | null } | null>(null);
  const next = list.isPlaceholderData ? null : (data?.next_cursor ?? null);
  const onNext = next === null ? undefined : () => go({ ...address, pages: [...pages, next] });
  const onEarlier = pages.length === 0 ? undefined : () => go({ ...address, pages: pages.slice(0, -1) });
  usePageTitle(t.coupons);
  const cursor = useRowCursor(data?.data.map(({ code }) => code) ?? []);
  const [down, up] = [() => cursor.move(1), () => cursor.move(-1)];
  useShortcuts({
    n: data && (() => setOpen({ coupon: null })),
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    '[': onEarlier,
    ']': onNext,
  });

  const content = () => {
    if (list.isError && !data)
      return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
    if (!data) return <LoadingLines />;
    if (data.data.length === 0)
      return <StateNote icon={VoucherIcon} role="status" title={t.noneIn[view]} text={t.noneText} />;
    return (
      <>
        <CouponList
          coupons={data.data}
          current={cursor.current}
          onPlace={cursor.place}
          onOpen={(coupon) => setOpen({ coupon })}
        />
        {(onNext ?? onEarlier) && (
          <PagesFoot
            turned={pages.length}
            pageSize={100}
            shown={data.data.length}
            onEarlier={onEarlier}
            onNext={onNext}
          />
        )}
      </>
    );
  };

  return (
    <>
      <PageHead
        title={t.coupons}
        text={
          data
            ? t.summary({
                running: number(data.counts.running),
                givenAway: data.figures.given_away > 0 ? money(data.figures.given_away) : null,
                ordersTotal: money(data.figures.orders_total),
              })
            : '\u00a0'
        }
        actions={
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={() => setOpen({ coupon: null })}>
              {t.newCoupon}
            </Button>
          )
        }
      />
      <ViewTabs
        label={t.byState}
        tabs={couponViews.map((each) => ({
          to: `/coupons${writeAddress(withChange(address, { view: each }))}`,
          label: t.views[each],
          count: data && number(data.counts[each]),
          isCurrent: each === view,
        }))}
      />
      <div aria-busy={list.isFetching} className="overflow-clip rounded-lg border border-border bg-surface">
        {content()}
      </div>
      {open && <CouponDialog coupon={open.coupon} onClose={() => setOpen(null)} />}
    </>
  );
}
