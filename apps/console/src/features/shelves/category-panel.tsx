import type { AdminCategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { HoldsProducts } from '../../ui/record/holds-products.tsx';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfFields } from './shelf-fields.tsx';
import { useCategoryForm } from './use-shelf-forms.ts';

/** Adds a category (null) or edits one. */
export function CategoryPanel({ category, onClose }: { category: AdminCategoryRow | null; onClose: () => void }) {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const title = category ? inLocale(locale, category.title, category.title_bn) : t.newCategory;
  return (
    <RecordPanel title={title} row={category} form={useCategoryForm()} onClose={onClose}>
      {(fields) => (
        <>
          <ShelfFields {...fields} />
          <HoldsProducts count={category?.products} filter={`category=${category?.id}`} />
        </>
      )}
    </RecordPanel>
  );
}
