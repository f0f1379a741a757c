import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { CategoriesIcon, PlusIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { shelfMessages } from './messages.ts';
import { RemoveDialog } from '../../ui/record/remove-dialog.tsx';
import { refreshShelves, useAdminCategories } from './shelf-queries.ts';
import { SubcategoryDialog } from './subcategory-dialog.tsx';

type Open =
  | { kind: 'category'; category: AdminCategoryRow | null }
  | { kind: 'subcategory'; subcategory: AdminSubcategoryRow | null; categoryId: number }
  | { kind: 'remove'; category: AdminCategoryRow }
  | { kind: 'removeBelow'; subcategory: AdminSubcategoryRow }
  | null;

/** The categories and subcategories, as the shop's menu shows them. */
export function Page() {
  const t = useMessages(shelfMessages);
  const { number } = useFormat();
  const list = useAdminCategories();
  const { data } = list;
  const [open, setOpen] = useState<Open>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const add = () => setOpen({ kind: 'category', category: null });
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
          opened={opened}
          onToggle={(id) =>
            setOpened(new Set(opened.has(id) ? [...opened].filter((other) => other !== id) : [...opened, id]))
          }
          onEdit={(category) => setOpen({ kind: 'category', category })}
          onRemove={(category) => setOpen({ kind: 'remove', category })}
          onEditBelow={(subcategory) =>
            setOpen({ kind: 'subcategory', subcategory, categoryId: subcategory.category_id })
          }
          onRemoveBelow={(subcategory) => setOpen({ kind: 'removeBelow', subcategory })}
          onAddBelow={({ id }) => {
            setOpened(new Set([...opened, id]));
            setOpen({ kind: 'subcategory', subcategory: null, categoryId: id });
          }}
        />
      );
    if (!list.isError) return <LoadingLines />;
    return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
  };

  return (
    <>
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
      <div aria-busy={list.isFetching} className="rounded-lg border border-border bg-surface">
        {content()}
      </div>
      {open && <OpenDialog open={open} categories={data ?? []} onClose={() => setOpen(null)} />}
    </>
  );
}

interface OpenDialogProps {
  open: NonNullable<Open>;
  categories: readonly AdminCategoryRow[];
  onClose: () => void;
}

function OpenDialog({ open, categories, onClose }: OpenDialogProps) {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  if (open.kind === 'category') return <CategoryDialog category={open.category} onClose={onClose} />;
  if (open.kind === 'subcategory') return <SubcategoryDialog {...open} categories={categories} onClose={onClose} />;
  const { id, version, title, title_bn: titleBn } = open.kind === 'remove' ? open.category : open.subcategory;
  const name = open.kind === 'remove' ? 'adminCategoryRemove' : 'adminSubcategoryRemove';
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
