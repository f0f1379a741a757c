import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { CategoriesIcon, PlusIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Fragment, Suspense, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { newRecord, useOpenRecord, useRecordAsOpened } from '../../platform/list/use-open-record.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryList } from './category-list.tsx';
import { shelfMessages } from './messages.ts';
import { ListBesidePanel } from '../../ui/record/list-beside-panel.tsx';
import { MissingRecord } from '../../ui/record/missing-record.tsx';
import { RemoveDialog } from '../../ui/record/remove-dialog.tsx';
import { refreshShelves, useAdminCategories } from './shelf-queries.ts';
import { chartsBelow, shelfAt, withoutChart } from './shelf-at.ts';
import { shelfId } from './shelf-id.ts';
import { SubcategoryPanel } from './subcategory-panel.tsx';

const ChartPanel = lazyWithWords(async () => (await import('./size-charts/size-charts.ts')).ChartPanel);

/** What is about to be removed. */
type Removed = { kind: 'category'; row: AdminCategoryRow } | { kind: 'subcategory'; row: AdminSubcategoryRow };

/** The categories and subcategories, as the shop's menu shows them. */
export function Page() {
  const t = useMessages(shelfMessages);
  const { number } = useFormat();
  const list = useAdminCategories();
  const { data } = list;
  const { opened, openRecord, openInstead, close } = useOpenRecord('/categories');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const shelf = useRecordAsOpened(opened, data && opened !== undefined ? shelfAt(data, opened) : undefined);
  // A link to a subcategory shows it in the list, too.
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set([Number(opened?.split('/')[0])]));
  const add = () => openRecord(newRecord);
  const below = data?.reduce((sum, { subcategories }) => sum + subcategories.length, 0) ?? 0;
  usePageTitle(t.categories);
  useShortcuts({ n: data && add, 'Ctrl+z': useUndo() });

  const content = () => {
    if (data?.length === 0)
      return <StateNote icon={CategoriesIcon} role="status" title={t.noCategories} text={t.noCategoriesText} />;
    if (data)
      return (
        <CategoryList
          categories={data}
          current={opened && withoutChart(opened)}
          expanded={expanded}
          onToggle={(id) =>
            setExpanded(new Set(expanded.has(id) ? [...expanded].filter((other) => other !== id) : [...expanded, id]))
          }
          onEdit={({ id }) => openRecord(id)}
          onRemove={(row) => setRemoved({ kind: 'category', row })}
          onEditBelow={({ id, category_id: within }) => openRecord(`${within}/${id}`)}
          onRemoveBelow={(row) => setRemoved({ kind: 'subcategory', row })}
          onAddBelow={({ id }) => {
            setExpanded(new Set([...expanded, id]));
            openRecord(`${id}/${newRecord}`);
          }}
        />
      );
    if (!list.isError) return <LoadingLines />;
    return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
  };

  const head = (
    <PageHead
      title={t.categories}
      text={data ? t.categoriesText(number(data.length), number(below)) : '\u00a0'}
      actions={
        data && (
          <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
            {t.addCategory}
          </Button>
        )
      }
    />
  );
  const panel = data && opened !== undefined && (
    <Fragment key={opened}>
      {!shelf && <MissingRecord onClose={close} />}
      {shelf?.kind === 'category' && <CategoryPanel category={shelf.row} onClose={close} />}
      {shelf?.kind === 'subcategory' && (
        <SubcategoryPanel
          subcategory={shelf.row}
          categoryId={shelf.categoryId}
          categories={data}
          onOpenChart={(id) => openRecord(`${opened}/${chartsBelow}/${id}`)}
          onClose={close}
        />
      )}
      {shelf?.kind === 'chart' && (
        <Suspense fallback={<LoadingLines />}>
          <ChartPanel
            subcategory={shelf.row}
            opened={shelf.chart}
            onClose={() => openInstead(shelfId(shelf.row.category_id, shelf.row.id))}
          />
        </Suspense>
      )}
    </Fragment>
  );
  return (
    <>
      <ListBesidePanel head={head} opened={opened} panel={panel}>
        <div aria-busy={list.isFetching} className="rounded-lg border border-border bg-surface">
          {content()}
        </div>
      </ListBesidePanel>
      {removed && <ShelfRemoval removed={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function ShelfRemoval({ removed: { kind, row }, onClose }: { removed: Removed; onClose: () => void }) {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { id, version, title, title_bn: titleBn } = row;
  const name = kind === 'category' ? 'adminCategoryRemove' : 'adminSubcategoryRemove';
  return (
    <RemoveDialog
      name={inLocale(locale, title, titleBn)}
      text={t.removeText}
      refresh={refreshShelves}
      send={() => call(name, { params: { id }, body: { version } })}
      onClose={onClose}
    />
  );
}
