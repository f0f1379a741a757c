import type { AdminOrderRow, BoundedCount, OrderView } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PrintIcon } from '@haat/ui/icons/icons.ts';
import { Suspense } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useIsWide } from '../../../platform/use-media.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { ordersMessages } from '../messages.ts';
import { useOrderList } from '../order-queries.ts';
import { CallThrough } from '../parts/call-through.tsx';
import { ExportOrders } from './export-orders.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { OrderKeyHints } from './key-hints.tsx';
import { addresses, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import { ListFoot } from './list-foot.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderTable } from './order-table.tsx';
import { useCountText } from '../../../ui/list/use-count-text.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListWork } from './use-list-work.ts';
import { OrderViews } from './order-views.tsx';
import { useLeaveEmptyPage } from '../../../ui/list/use-leave-empty-page.ts';

const NoOrders = lazyWithWords(async () => (await import('./nothing/no-orders.tsx')).NoOrders);
const SelectedOrders = lazyWithWords(async () => (await import('./selected-orders.tsx')).SelectedOrders);

const none: readonly AdminOrderRow[] = [];

/** The orders of a view, oldest first, with the work to do on them. */
export function Page() {
  const t = useMessages(ordersMessages);
  const { address, change, go } = useListAddress(addresses);
  const list = useOrderList(address);
  const { data, isPlaceholderData: isStale } = list;
  const rows = data && !(isStale && isOtherView(data.data, address)) ? data.data : none;
  const work = useListWork(rows, address.view);
  const isTable = useIsWide();
  const next = data?.next_cursor ?? null;
  const { pages } = address;
  const onNext = next === null || isStale ? undefined : () => go({ ...address, pages: [...pages, next] });
  const onPrevious = pages.length === 0 ? undefined : () => go({ ...address, pages: pages.slice(0, -1) });
  useLeaveEmptyPage(list);
  useListKeys({ work, address, onPrevious, onNext });
  usePageTitle(`${t.orders}: ${t.views[address.view]}`);

  const Rows = isTable ? OrderTable : OrderCards;
  const isEmpty = data !== undefined && !isStale && work.rows.length === 0;
  const content = () => {
    if (list.isError && !data) return <Failed list={list} />;
    // Orders with a held step are left out, and those of the next page follow.
    if (!data || (isStale && rows === none) || (isEmpty && next !== null))
      return <LoadingLines key={address.view} label={t.loading} />;
    if (isEmpty)
      return <NoOrders address={address} counts={data.views} onTakeOff={() => change(withoutFilters(address))} />;
    return (
      <>
        <Rows
          view={address.view}
          rows={work.rows}
          current={work.cursor.current}
          chosen={work.chosen}
          changing={work.changing}
          onToggle={work.toggle}
          onToggleUpTo={work.toggleUpTo}
          onToggleAll={work.toggleAll}
          onStep={work.stepRow}
          onPlace={work.cursor.place}
          search={writeAddress(address)}
        />
        <ListFoot
          turned={address.pages.length}
          shown={work.rows.length}
          found={{ ...data.found, count: data.found.count - work.leaving.length }}
          onPrevious={onPrevious}
          onNext={onNext}
        />
      </>
    );
  };

  return (
    <>
      <PageHead
        title={t.orders}
        actions={
          <>
            <ExportOrders address={address} found={isStale ? undefined : data?.found} />
            <ViewActions address={address} counts={data?.views} />
          </>
        }
        text={
          data && !isStale && !isEmpty ? (
            <Found address={address} found={data.found} leaving={work.leaving} />
          ) : (
            '\u00a0'
          )
        }
      />
      <OrderViews address={address} counts={data?.views} leaving={work.leaving.length} />
      <ListFilters address={address} onChange={change} />
      <div
        aria-busy={list.isFetching}
        className={isTable ? 'overflow-clip rounded-lg border border-border bg-surface' : 'max-table:mt-0.5'}
      >
        <Suspense fallback={<LoadingLines label={t.loading} />}>{content()}</Suspense>
      </div>
      <Suspense>
        {work.selected.length > 0 && (
          <SelectedOrders selected={work.selected} onStep={work.step} onClear={work.clear} />
        )}
      </Suspense>
      {data && <OrderKeyHints />}
    </>
  );
}

/** Actions for a whole view: calling through it, and its packing lists. */
function ViewActions({
  address,
  counts,
}: {
  address: ListAddress;
  counts: Record<OrderView, BoundedCount> | undefined;
}) {
  const t = useMessages(ordersMessages);
  const countText = useCountText();
  const { view, zone, shop } = address;
  if (view === 'confirm' && counts && counts.confirm.count > 0)
    return <CallThrough count={countText(counts.confirm)} />;
  if (view !== 'pack' || !counts || counts.pack.count === 0) return null;
  const search = new URLSearchParams({ ...(zone !== '' && { zone }), ...(shop !== '' && { shop }) });
  return (
    <LinkButton to={`/print/packing?${search}`} icon={PrintIcon}>
      {t.packingLists}
    </LinkButton>
  );
}

/** Whether the rows on screen still belong to another view. */
function isOtherView(rows: readonly AdminOrderRow[], { view }: ListAddress): boolean {
  if (view === 'undelivered') return rows.some((row) => row.status !== 'shipped' || row.tries.count < 2);
  const statuses = { confirm: 'pending', pack: 'confirmed', handover: 'packed', way: 'shipped', returned: 'returned' };
  return view === 'all' || rows.some((row) => row.status !== statuses[view]);
}

interface FoundProps {
  address: ListAddress;
  found: BoundedCount & { to_collect: number | null };
  leaving: readonly AdminOrderRow[];
}

function Found({ address: { view }, found, leaving }: FoundProps) {
  const t = useMessages(ordersMessages);
  const { money } = useFormat();
  const countText = useCountText();
  const isOldestFirst = view !== 'all' && view !== 'returned';
  const leavingTaka = leaving.reduce((sum, row) => sum + row.total_amount, 0);
  const parts = [
    t.found[view](countText({ ...found, count: found.count - leaving.length })),
    found.to_collect !== null &&
      view !== 'returned' &&
      view !== 'all' &&
      t.toCollectOf(money(found.to_collect - leavingTaka)),
    isOldestFirst ? t.oldestFirst : t.newestFirst,
  ];
  return parts.filter(Boolean).join(', ');
}

function Failed({ list: { error, errorUpdatedAt, refetch } }: { list: ReturnType<typeof useOrderList> }) {
  const t = useMessages(ordersMessages);
  return <FailedNote error={error} failedAt={errorUpdatedAt} text={t.failedText} onRetry={() => void refetch()} />;
}
