import type { Parcel } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useIsWide } from '../../../platform/use-media.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { ZoneAndShop } from '../parts/zone-and-shop.tsx';
import { OrderKeyHints } from '../list/key-hints.tsx';
import { addresses, readAddress, withoutFilters, writeAddress } from '../list/list-address.ts';
import { NoOrders } from '../list/nothing/no-orders.tsx';
import { useCountText } from '../../../ui/list/use-count-text.ts';
import { KeepView } from '../list/own-views/keep-view.tsx';
import { OrderViews } from '../list/order-views.tsx';
import { courierToday, useReminders } from '../../settings/public.ts';
import { ordersMessages } from '../messages.ts';
import { useOrderList, useParcels } from '../order-queries.ts';
import { HandoverBar } from './handover-bar.tsx';
import { HandoverCards } from './handover-cards.tsx';
import { HandoverTable } from './handover-table.tsx';
import { handoverMessages } from './messages.ts';
import { takaOf } from './parcel-groups.ts';
import { ScanField } from './scan-field.tsx';
import { useHandover } from './use-handover.ts';
import { useHandoverKeys } from './use-handover-keys.ts';
import { WrittenNotice } from './written-notice.tsx';

const none: readonly Parcel[] = [];

/** The packed parcels, by zone: tick what the courier takes, by hand or with a scanner, and hand it over on one sheet. */
export function HandoverPage() {
  const t = useMessages(handoverMessages);
  const lists = useMessages(ordersMessages);
  const { filters } = useMessages(screenMessages);
  const { number } = useFormat();
  const { address, change } = useListAddress(addresses);
  const list = useParcels(address);
  const counts = useOrderList(readAddress(new URLSearchParams())).data?.views;
  const { data } = list;
  const work = useHandover(data?.data ?? none);
  const [courier, setCourier] = useState('');
  const isTable = useIsWide();
  const onHandOver = () => work.handOver(work.selected, courier.trim());
  useHandoverKeys({ work, address, onHandOver });
  usePageTitle(`${lists.orders}: ${lists.views.handover}`);
  const isEmpty = data !== undefined && work.parcels.length === 0;
  const hasMore = data !== undefined && data.found.count > data.data.length;

  const Rows = isTable ? HandoverTable : HandoverCards;
  const content = () => {
    if (list.isError && !data)
      return (
        <FailedNote
          error={list.error}
          failedAt={list.errorUpdatedAt}
          text={lists.failedText}
          onRetry={() => void list.refetch()}
        />
      );
    if (!data) return <LoadingLines label={lists.loading} />;
    if (isEmpty)
      return (
        counts && (
          <NoOrders address={{ ...address, q: '' }} counts={counts} onTakeOff={() => change(withoutFilters(address))} />
        )
      );
    return <Rows work={work} search={writeAddress(address)} />;
  };

  return (
    <>
      <PageHead title={lists.orders} text={<Packed work={work} data={data} />} />
      <OrderViews address={address} counts={counts} leaving={work.leaving} />
      <div role="search" aria-label={filters} className="relative flex flex-wrap items-center gap-2 py-2.5">
        <ScanField work={work} />
        <ZoneAndShop address={address} onChange={change} />
        <KeepView address={address} />
      </div>
      <WrittenNotice />
      {hasMore && <p className="mb-2 text-xs text-ink-muted">{t.firstShown(number(data.data.length))}</p>}
      <div
        aria-busy={list.isFetching}
        className={isTable ? 'overflow-clip rounded-lg border border-border bg-surface' : 'max-table:mt-0.5'}
      >
        {content()}
      </div>
      {work.selected.length > 0 && (
        <HandoverBar work={work} courier={courier} onCourier={setCourier} onHandOver={onHandOver} />
      )}
      {data && !isEmpty && <OrderKeyHints />}
    </>
  );
}

function Packed({ work, data }: { work: ReturnType<typeof useHandover>; data: ReturnType<typeof useParcels>['data'] }) {
  const t = useMessages(handoverMessages);
  const { money, digits } = useFormat();
  const countText = useCountText();
  const courier = courierToday(useReminders());
  if (!data || work.parcels.length === 0) return '\u00a0';
  const { found } = data;
  const gone = data.data.filter((parcel) => !work.numbers.includes(parcel.order_number));
  const taka = (found.to_collect ?? 0) - takaOf(gone);
  const packed = t.packed(countText({ ...found, count: found.count - work.leaving }), money(taka));
  const comes = courier === 'off' ? t.noCourier : courier && t.courierAt(digits(courier));
  return [packed, comes].filter(Boolean).join('. ');
}
