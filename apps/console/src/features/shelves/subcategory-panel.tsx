import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { SelectField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense } from 'react';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';
import { HoldsProducts } from '../../ui/record/holds-products.tsx';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfFields } from './shelf-fields.tsx';
import { useSubcategoryForm } from './use-shelf-forms.ts';

const ChartSection = lazyWithWords(async () => (await import('./size-charts/size-charts.ts')).ChartSection);

interface SubcategoryPanelProps {
  /** Null for a new subcategory. */
  subcategory: AdminSubcategoryRow | null;
  /** The category preselected for a new one. */
  categoryId: number;
  categories: readonly AdminCategoryRow[];
  /** Opens the size chart with this id, or a new one. */
  onOpenChart: (chart: string | number) => void;
  onClose: () => void;
}

/** Adds or edits a subcategory, including its category; below are its size charts. */
export function SubcategoryPanel(props: SubcategoryPanelProps) {
  const { subcategory, categoryId, categories, onOpenChart, onClose } = props;
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <RecordPanel
      title={subcategory ? inLocale(locale, subcategory.title, subcategory.title_bn) : t.newSubcategory}
      row={subcategory}
      form={useSubcategoryForm(categoryId, categories)}
      onClose={onClose}
    >
      {({ base, typed, errors, onType }) => (
        <>
          <ShelfFields typed={typed} errors={errors} onType={onType} />
          <SelectField
            name="category_id"
            label={t.within}
            value={typed.category_id}
            error={errors['category_id']}
            help={
              base && base.category_id !== typed.category_id
                ? t.takesAlong(number(subcategory?.products ?? 0))
                : undefined
            }
            onChange={({ target }) => onType({ category_id: Number(target.value) })}
          >
            {categories.map(({ id, title, title_bn: titleBn }) => (
              <option key={id} value={id}>
                {inLocale(locale, title, titleBn)}
              </option>
            ))}
          </SelectField>
          <HoldsProducts count={subcategory?.products} />
          {subcategory && (
            <Suspense>
              <ChartSection subcategoryId={subcategory.id} onOpen={onOpenChart} />
            </Suspense>
          )}
        </>
      )}
    </RecordPanel>
  );
}
