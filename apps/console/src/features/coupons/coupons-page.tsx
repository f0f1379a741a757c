import type { AdminCoupon } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon, VoucherIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { useRowCursor } from '../../ui/list/use-row-cursor.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponList } from './coupon-list.tsx';
import { useCoupons } from './coupon-queries.ts';
import { couponMessages } from './messages.ts';

/** The coupons: what each takes off, when, and how often it was used. */
export function Page() {
  const t = useMessages(couponMessages);
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const pages = (search.get('after') ?? '').split('.').filter((cursor) => /^\d{1,9}$/.test(cursor));
  const list = useCoupons(pages.at(-1));
  const { data } = list;
  const [open, setOpen] = useState<{ coupon: AdminCoupon | null } | null>(null);
  const turn = (next: string[]) => setSearch(next.length > 0 ? { after: next.join('.') } : {});
  const next = data?.next_cursor ?? null;
  const onNext = next === null || list.isPlaceholderData ? undefined : () => turn([...pages, next]);
  const onEarlier = pages.length === 0 ? undefined : () => turn(pages.slice(0, -1));
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
    if (data.data.length === 0) return <StateNote icon={VoucherIcon} role="status" title={t.none} text={t.noneText} />;
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
        text={data ? t.running(number(data.data.filter(({ state }) => state === 'running').length)) : '\u00a0'}
        actions={
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={() => setOpen({ coupon: null })}>
              {t.newCoupon}
            </Button>
          )
        }
      />
      <div aria-busy={list.isFetching} className="overflow-clip rounded-lg border border-border bg-surface">
        {content()}
      </div>
      {open && <CouponDialog coupon={open.coupon} onClose={() => setOpen(null)} />}
    </>
  );
}
