import { canFindShoppers, shopperViews } from '@haat/contracts/accounts/admin-shopper';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, UserIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ListPanel } from '../../ui/list/list-panel.tsx';
import { TextSearch } from '../../ui/list/text-search.tsx';
import { useRowCursor } from '../../ui/list/use-row-cursor.ts';
import { ViewTabs } from '../../ui/list/view-tabs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { shopperMessages } from './messages.ts';
import { ShopperList } from './shopper-list.tsx';
import { useShopperPages } from './shopper-queries.ts';
import { useLeaveEmptyPage } from '../../ui/list/use-leave-empty-page.ts';

/** Everyone with an account. Owners only. */
export function Page() {
  const t = useMessages(shopperMessages);
  const { number } = useFormat();
  const navigate = useNavigate();
  const { view, wanted, list, turned, onNext, onPrevious } = useShopperPages();
  const rows = list.data?.data;
  const blocked = list.data?.blocked;
  const cursor = useRowCursor(rows?.map(({ id }) => id) ?? []);
  const [down, up] = [() => cursor.move(1), () => cursor.move(-1)];
  useLeaveEmptyPage(list);
  usePageTitle(t.shoppers);
  useShortcuts({
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    Enter: cursor.current === null ? undefined : () => void navigate(`/shoppers/${cursor.current}`),
    '[': onPrevious,
    ']': onNext,
  });
  const countText = blocked && `${number(blocked.count)}${blocked.is_exact ? '' : '+'}`;
  return (
    <>
      <PageHead title={t.shoppers} text={t.shoppersText} />
      <ViewTabs
        label={t.shoppers}
        tabs={shopperViews.map((each) => ({
          to: `/shoppers?${new URLSearchParams({ view: each, ...(wanted !== '' && { q: wanted }) }).toString()}`,
          label: t.views[each],
          count: each === 'blocked' ? countText : undefined,
          isCurrent: each === view,
        }))}
      />
      <Search />
      <ListPanel list={list} rows={rows} empty={<Nobody />}>
        {(shoppers) => (
          <>
            <ShopperList shoppers={shoppers} current={cursor.current} onPlace={cursor.place} />
            {(onNext ?? onPrevious) && (
              <PagesFoot
                turned={turned}
                pageSize={50}
                shown={shoppers.length}
                onPrevious={onPrevious}
                onNext={onNext}
              />
            )}
          </>
        )}
      </ListPanel>
    </>
  );
}

function Search() {
  const t = useMessages(shopperMessages);
  const { view, wanted } = useShopperPages();
  const [, setSearch] = useSearchParams();
  const [isTooShort, setTooShort] = useState(false);
  const [known, setKnown] = useState(wanted);
  if (wanted !== known) {
    setKnown(wanted);
    setTooShort(false);
  }
  return (
    <div className="mb-3">
      <TextSearch
        label={t.search}
        value={wanted}
        error={isTooShort ? t.tooShort : undefined}
        onSearch={(typed) => {
          const isShort = typed !== '' && !canFindShoppers(typed);
          setTooShort(isShort);
          if (!isShort) setSearch({ view, ...(typed !== '' && { q: typed }) });
        }}
      />
      {isTooShort && (
        <p id="search-error" role="alert" className="mt-1.5 text-xs font-medium text-danger">
          {t.tooShort}
        </p>
      )}
    </div>
  );
}

function Nobody() {
  const t = useMessages(shopperMessages);
  const { view, wanted } = useShopperPages();
  if (wanted !== '')
    return <StateNote icon={NothingFoundIcon} role="status" title={t.notFound(wanted)} text={t.notFoundText} />;
  const [title, text] = view === 'blocked' ? [t.noneBlocked, t.noneBlockedText] : [t.none, t.noneText];
  return <StateNote icon={UserIcon} role="status" title={title} text={text} />;
}
