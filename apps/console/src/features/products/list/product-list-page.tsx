import type { AdminProductRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon } from '@haat/ui/icons/icons.ts';
import { Suspense, useState } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useIsWide } from '../../../platform/use-media.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { KeyHints } from '../../../ui/list/key-hints.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useReminders } from '../../settings/public.ts';
import { productsMessages } from '../messages.ts';
import { useRetire } from '../retire/use-retire.ts';
import { useProductList } from '../product-queries.ts';
import { addresses, sortOf, withoutFilters, type ListAddress } from './list-address.ts';
import { FileMenu } from './file-menu.tsx';
import { ListContent } from './list-content.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductViews } from './product-views.tsx';
import { SelectedProducts } from './selected-products.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListWork } from './use-list-work.ts';
import { useLeaveEmptyPage } from '../../../ui/list/use-leave-empty-page.ts';

const RetireDialog = lazyWithWords(async () => (await import('../retire/retire-dialog.tsx')).RetireDialog);
const BulkDialog = lazyWithWords(async () => (await import('../bulk/bulk-dialog.tsx')).BulkDialog);
const PriceConflict = lazyWithWords(async () => (await import('../cells/price-conflict.tsx')).PriceConflict);

const none: readonly AdminProductRow[] = [];

/** The products of a view, with prices and stock editable in place. */
export function Page() {
  const t = useMessages(productsMessages);
  const { address, change, go } = useListAddress(addresses);
  const { role } = useSession();
  const canEdit = role !== 'staff';
  const list = useProductList(address);
  const { data, isPlaceholderData: isStale } = list;
  const work = useListWork(data?.data ?? none);
  const [retiring, setRetiring] = useState<readonly AdminProductRow[] | null>(null);
  const [bulk, setBulk] = useState<'offer' | 'stock' | null>(null);
  const { retire, isSaving } = useRetire();
  const isTable = useIsWide();
  const { pages } = address;
  const next = data?.next_cursor ?? null;
  const onNext = next === null || isStale ? undefined : () => go({ ...address, pages: [...pages, next] });
  const onPrevious = pages.length === 0 ? undefined : () => go({ ...address, pages: pages.slice(0, -1) });
  useLeaveEmptyPage(list);
  useListKeys({ work, address, canEdit, onPrevious, onNext });
  usePageTitle(`${t.products}: ${t.views[address.view]}`);

  async function retireChosen() {
    if (retiring && (await retire(retiring, true))) work.clear();
    setRetiring(null);
  }
  async function onRestore(chosen: readonly AdminProductRow[]) {
    if (await retire(chosen, false)) work.clear();
  }
  const changes = { onRetire: setRetiring, onRestore };
  return (
    <>
      <ListHead address={address} canEdit={canEdit} />
      <ProductViews address={address} counts={data?.counts} />
      <ProductFilters
        address={address}
        isTable={isTable}
        note={canEdit ? t.pressToChange : t.stockOnly}
        onChange={change}
      />
      {!canEdit && <p className="pb-2.5 text-xs text-ink-muted md:hidden">{t.stockOnly}</p>}
      <div
        aria-busy={list.isFetching}
        className={isTable ? 'rounded-lg border border-border bg-surface' : 'max-table:mt-0.5'}
      >
        <ListContent
          list={list}
          address={address}
          work={work}
          canEdit={canEdit}
          isTable={isTable}
          onPrevious={onPrevious}
          onNext={onNext}
          onTakeOff={() => change(withoutFilters(address))}
          onSort={(sort) => change({ sort })}
          {...changes}
        />
      </div>
      {work.selected.length > 0 && (
        <SelectedProducts
          selected={work.selected}
          canEdit={canEdit}
          address={address}
          onOffer={() => setBulk('offer')}
          onStock={() => setBulk('stock')}
          {...changes}
          onClear={work.clear}
        />
      )}
      {data && <KeyHints hints={hints.map(([keys, word]) => ({ keys, word: t.keys[word] }))} />}
      <Suspense>
        {retiring && (
          <RetireDialog
            rows={retiring}
            isSaving={isSaving}
            onRetire={() => void retireChosen()}
            onClose={() => setRetiring(null)}
          />
        )}
        {bulk && <BulkDialog of={bulk} rows={work.selected} onDone={work.clear} onClose={() => setBulk(null)} />}
        {work.cells.conflict && <PriceConflict conflict={work.cells.conflict} onSettle={work.cells.settle} />}
      </Suspense>
    </>
  );
}

/** The title, what is listed and in which order, and what concerns the whole list. */
function ListHead({ address, canEdit }: { address: ListAddress; canEdit: boolean }) {
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const { low_stock_at: lowStockAt } = useReminders();
  const sort = sortOf(address);
  return (
    <PageHead
      title={t.products}
      text={t.inOrder(
        address.view === 'low' ? t.foundLow(number(lowStockAt)) : t.found[address.view],
        sort ? t.sorts[sort] : t.newestFirst,
      )}
      actions={
        canEdit && (
          <>
            <FileMenu address={address} />
            <LinkButton to="/products/new" variant="primary" icon={PlusIcon}>
              {t.add}
            </LinkButton>
          </>
        )
      }
    />
  );
}

const hints = [
  [['j', 'k'], 'move'],
  [['x'], 'select'],
  [['p'], 'price'],
  [['o'], 'offer'],
  [['s'], 'stock'],
  [['Enter'], 'open'],
  [['Ctrl', 'Z'], 'undo'],
  [['?'], 'all'],
] as const;
