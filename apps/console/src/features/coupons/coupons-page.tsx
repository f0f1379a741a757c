import type { CouponView } from '@haat/contracts';
import { couponViews } from '@haat/contracts/checkout/admin-coupon';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon, VoucherIcon } from '@haat/ui/icons/icons.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import type { Address } from '../../platform/list/list-address.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { newRecord, useOpenRecord } from '../../platform/list/use-open-record.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { useRowCursor } from '../../ui/list/use-row-cursor.ts';
import { ViewTabs } from '../../ui/list/view-tabs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ListBesidePanel } from '../../ui/record/list-beside-panel.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../ui/state-note.tsx';

import { CouponList } from './coupon-list.tsx';
import { useCoupons } from './coupon-queries.ts';
import { addresses, withChange, writeAddress } from './list-address.ts';
import { OpenCoupon } from './open-coupon.tsx';
import { couponMessages } from './messages.ts';
import { useLeaveEmptyPage } from '../../ui/list/use-leave-empty-page.ts';

/** The coupons: their amounts, dates and numbers of uses. */
export function Page() {
  const t = useMessages(couponMessages);
  const { money, number } = useFormat();
  const { address, go } = useListAddress(addresses);
  const { view, pages } = address;
  const list = useCoupons(address);
  const { data } = list;
  const { opened, openRecord, close } = useOpenRecord('/coupons');
  const next = list.isPlaceholderData ? null : (data?.next_cursor ?? null);
  const onNext = next === null ? undefined : () => go({ ...address, pages: [...pages, next] });
  const onPrevious = pages.length === 0 ? undefined : () => go({ ...address, pages: pages.slice(0, -1) });
  useLeaveEmptyPage(list);
  usePageTitle(t.coupons);
  const cursor = useRowCursor(data?.data.map(({ code }) => code) ?? []);
  const [down, up] = [() => cursor.move(1), () => cursor.move(-1)];
  useShortcuts({
    n: data && (() => openRecord(newRecord)),
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    '[': onPrevious,
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
          current={opened ?? cursor.current}
          onPlace={cursor.place}
          onOpen={({ code }) => openRecord(code)}
        />
        {(onNext ?? onPrevious) && (
          <PagesFoot
            turned={pages.length}
            pageSize={100}
            shown={data.data.length}
            onPrevious={onPrevious}
            onNext={onNext}
          />
        )}
      </>
    );
  };

  const head = (
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
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={() => openRecord(newRecord)}>
              {t.newCoupon}
            </Button>
          )
        }
      />
      <CouponTabs address={address} counts={data?.counts} />
    </>
  );
  const panel = data && opened !== undefined && (
    <OpenCoupon key={opened} code={opened} listed={data.data.find(({ code }) => code === opened)} onClose={close} />
  );
  return (
    <ListBesidePanel head={head} opened={opened} panel={panel}>
      <div aria-busy={list.isFetching} className="overflow-clip rounded-lg border border-border bg-surface">
        {content()}
      </div>
    </ListBesidePanel>
  );
}

interface CouponTabsProps {
  address: Address<CouponView>;
  /** How many coupons each list holds; undefined until they are loaded. */
  counts: Record<CouponView, number> | undefined;
}

function CouponTabs({ address, counts }: CouponTabsProps) {
  const t = useMessages(couponMessages);
  const { number } = useFormat();
  return (
    <ViewTabs
      label={t.byState}
      tabs={couponViews.map((view) => ({
        to: `/coupons${writeAddress(withChange(address, { view }))}`,
        label: t.views[view],
        count: counts && number(counts[view]),
        isCurrent: view === address.view,
      }))}
    />
  );
}
