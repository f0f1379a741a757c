import type { AdminBrandRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { NothingFoundIcon, PlusIcon, RemoveIcon, VerifiedIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { StateNote } from '../../ui/state-note.tsx';
import { TextSearch } from '../../ui/list/text-search.tsx';
import { BrandDialog } from './brand-dialog.tsx';
import { shelfMessages } from './messages.ts';
import { namedLike } from '../../platform/named-like.ts';
import { ProductsLink } from '../../ui/products-link.tsx';
import { RemoveDialog } from '../../ui/record/remove-dialog.tsx';
import { ShelfName } from './shelf-name.tsx';
import { refreshShelves, useAdminBrands } from './shelf-queries.ts';

const maxShown = 100;
type Open = { isRemoval: false; brand: AdminBrandRow | null } | { isRemoval: true; brand: AdminBrandRow } | null;

/** The brands of the shop's products. */
export function Page() {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const list = useAdminBrands();
  const { data } = list;
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('q') ?? '';
  const found = (data ?? []).filter(({ title, title_bn: titleBn }) => namedLike(wanted, [title, titleBn]));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ isRemoval: false, brand: null });
  usePageTitle(t.brands);
  useShortcuts({ n: data && add, 'Ctrl+z': useUndo() });

  const content = () => {
    if (data && found.length > 0)
      return (
        <>
          <BrandList
            brands={found.slice(0, maxShown)}
            onEdit={(brand) => setOpen({ isRemoval: false, brand })}
            onRemove={(brand) => setOpen({ isRemoval: true, brand })}
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
    if (data) return <StateNote icon={VerifiedIcon} role="status" title={t.noBrands} text={t.noBrandsText} />;
    if (!list.isError) return <LoadingLines />;
    return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
  };

  return (
    <>
      <PageHead
        title={t.brands}
        text={data ? t.brandsText(number(data.length), data.length === 1) : '\u00a0'}
        actions={
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {t.addBrand}
            </Button>
          )
        }
      />
      <div className="mb-3">
        <TextSearch
          key={wanted}
          label={t.searchBrands}
          value={wanted}
          onSearch={(typed) => setSearch(typed === '' ? {} : { q: typed })}
        />
      </div>
      <div aria-busy={list.isFetching} className="rounded-lg border border-border bg-surface">
        {content()}
      </div>
      {open?.isRemoval === false && <BrandDialog brand={open.brand} onClose={close} />}
      {open?.isRemoval && (
        <RemoveDialog
          name={inLocale(locale, open.brand.title, open.brand.title_bn)}
          text={t.removeText}
          refresh={refreshShelves}
          send={() =>
            call('adminBrandRemove', { params: { id: open.brand.id }, body: { version: open.brand.version } })
          }
          onClose={close}
        />
      )}
    </>
  );
}

interface BrandListProps {
  brands: readonly AdminBrandRow[];
  onEdit: (brand: AdminBrandRow) => void;
  onRemove: (brand: AdminBrandRow) => void;
}

function BrandList({ brands, onEdit, onRemove }: BrandListProps) {
  const t = useMessages(shelfMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const nameOf = ({ title, title_bn: titleBn }: AdminBrandRow) => inLocale(locale, title, titleBn);
  const columns: Column<AdminBrandRow>[] = [
    { label: t.brand, place: 'head', render: (brand) => <ShelfName shelf={brand} /> },
    {
      label: screen.products,
      place: 'named',
      isEnd: true,
      render: (brand) => <ProductsLink count={brand.products} filter={`brand=${brand.id}`} name={nameOf(brand)} />,
    },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: (brand) => (
        <RowActions
          name={nameOf(brand)}
          onEdit={() => onEdit(brand)}
          more={
            brand.products === 0 ? [{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemove(brand) }] : []
          }
        />
      ),
    },
  ];
  return <CardTable label={t.brands} columns={columns} rows={brands} idOf={({ id }) => String(id)} />;
}
