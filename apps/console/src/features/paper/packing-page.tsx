import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { useShops } from '../orders/public.ts';
import { paperMessages } from './messages.ts';
import { PackingList } from './packing-list.tsx';
import { PaperFrame } from './paper-frame.tsx';
import { PaperLoading } from './paper-loading.tsx';

/** What each shop has to bring for the orders to be packed, one list per shop. */
export function Page() {
  const t = useMessages(paperMessages);
  const { number } = useFormat();
  const [search] = useSearchParams();
  const idOf = (name: string) => search.get(name)?.match(/^[1-9]\d{0,8}$/)?.[0];
  const [zone, shop] = [idOf('zone'), idOf('shop')];
  const orders = search.get('orders');
  const query = { ...(zone && { zone }), ...(shop && { shop }), ...(orders && { orders }) };
  const { data, error, errorUpdatedAt, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['orders', 'packing', query],
    queryFn: ({ signal }) => read('adminPackingList', { query }, { signal }),
  });
  usePageTitle(t.packingList);
  const back = { to: '/orders?view=pack', label: t.toPack };
  if (!data) {
    const state = error ? (
      <FailedNote error={error} failedAt={errorUpdatedAt} text={t.failedText} onRetry={() => void refetch()} />
    ) : (
      <PaperLoading />
    );
    return <PaperFrame back={back} text={t.packingList} state={state} />;
  }
  const choice = <ShopChoice chosen={shop ?? ''} />;
  const shops = data.data;
  if (shops.length === 0) return <PaperFrame back={back} text={t.packingList} actions={choice} state={<Nothing />} />;
  const words = [
    t.packingLists(data.orders, number(data.orders), shops.length, number(shops.length)),
    data.orders < data.found.count && t.notAll(number(data.orders), number(data.found.count)),
  ];
  return (
    <PaperFrame back={back} text={words.filter(Boolean).join('. ')} actions={choice}>
      {shops.map((each, place) => (
        <PackingList key={each.id} shop={each} readAt={dataUpdatedAt} isFirst={place === 0} />
      ))}
    </PaperFrame>
  );
}

function Nothing() {
  const t = useMessages(paperMessages);
  return (
    <StateNote
      icon={AllDoneIcon}
      role="status"
      title={t.nothing}
      text={t.nothingText}
      action={<LinkButton to="/orders?view=pack">{t.toOrders}</LinkButton>}
    />
  );
}

/** Restricts the page to one shop. */
function ShopChoice({ chosen }: { chosen: string }) {
  const { data: shops = [] } = useShops();
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  function choose(id: string) {
    const next = new URLSearchParams(search);
    if (id === '') next.delete('shop');
    else next.set('shop', id);
    setSearch(next, { replace: true });
  }
  return (
    <select
      aria-label={t.shop}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      className="h-(--size-control) max-w-50 max-md:order-last max-md:w-full max-md:max-w-none rounded-md border border-border-control bg-surface px-3 text-sm field-focus"
    >
      <option value="">{t.everyShop}</option>
      {shops.map((shop) => (
        <option key={shop.id} value={shop.id}>
          {inLocale(locale, shop.name, shop.name_bn)}
        </option>
      ))}
    </select>
  );
}
