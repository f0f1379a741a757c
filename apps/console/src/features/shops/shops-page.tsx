import type { AdminShopRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, PlusIcon, ShopIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { namedLike } from '../../platform/named-like.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RemoveDialog } from '../../ui/record/remove-dialog.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { TextSearch } from '../../ui/list/text-search.tsx';
import { shopMessages } from './messages.ts';
import { ShopDialog } from './shop-dialog.tsx';
import { ShopList } from './shop-list.tsx';
import { refreshShops, useAdminShops } from './shop-queries.ts';

const maxShown = 100;
type Open = { isRemoval: false; shop: AdminShopRow | null } | { isRemoval: true; shop: AdminShopRow } | null;

/** The shops of the marketplace. */
export function Page() {
  const t = useMessages(shopMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const list = useAdminShops();
  const { data } = list;
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('q') ?? '';
  const found = (data ?? []).filter((shop) =>
    namedLike(wanted, [shop.name, shop.name_bn, shop.district, shop.district_bn]),
  );
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ isRemoval: false, shop: null });
  usePageTitle(t.shops);
  useShortcuts({ n: data && add, 'Ctrl+z': useUndo() });

  const content = () => {
    if (data && found.length > 0)
      return (
        <>
          <ShopList
            shops={found.slice(0, maxShown)}
            onEdit={(shop) => setOpen({ isRemoval: false, shop })}
            onRemove={(shop) => setOpen({ isRemoval: true, shop })}
          />
          {found.length > maxShown && (
            <p className="border-t border-border px-4 py-3 text-xs text-ink-subtle">
              {t.firstOf(number(maxShown), number(found.length))}
            </p>
          )}
        </>
      );
    if (data && wanted !== '')
      return <StateNote icon={NothingFoundIcon} role="status" title={t.notFound(wanted)} text={t.notFoundText} />;
    if (data) return <StateNote icon={ShopIcon} role="status" title={t.noShops} text={t.noShopsText} />;
    if (!list.isError) return <LoadingLines />;
    return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
  };

  return (
    <>
      <PageHead
        title={t.shops}
        text={data ? t.shopsText(number(data.length), data.length === 1) : '\u00a0'}
        actions={
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {t.addShop}
            </Button>
          )
        }
      />
      <div className="mb-3">
        <TextSearch
          key={wanted}
          label={t.search}
          value={wanted}
          onSearch={(typed) => setSearch(typed === '' ? {} : { q: typed })}
        />
      </div>
      <div aria-busy={list.isFetching} className="rounded-lg border border-border bg-surface">
        {content()}
      </div>
      <p className="mt-4 text-xs text-ink-subtle">{t.offNote}</p>
      {open?.isRemoval === false && <ShopDialog shop={open.shop} onClose={close} />}
      {open?.isRemoval && (
        <RemoveDialog
          name={inLocale(locale, open.shop.name, open.shop.name_bn)}
          text={t.removeText}
          send={() => call('adminShopRemove', { params: { id: open.shop.id }, body: { version: open.shop.version } })}
          refresh={refreshShops}
          onClose={close}
        />
      )}
    </>
  );
}
