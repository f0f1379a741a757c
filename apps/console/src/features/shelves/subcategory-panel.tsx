import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { SelectField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { HoldsProducts } from '../../ui/record/holds-products.tsx';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfFields } from './shelf-fields.tsx';
import { useSubcategoryForm } from './use-shelf-forms.ts';

interface SubcategoryPanelProps {
  /** Null for a new subcategory. */
  subcategory: AdminSubcategoryRow | null;
  /** The category preselected for a new one. */
  categoryId: number;
  categories: readonly AdminCategoryRow[];
  onClose: () => void;
}

/** Adds or edits a subcategory, including its category. */
export function SubcategoryPanel({ subcategory, categoryId, categories, onClose }: SubcategoryPanelProps) {
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
        </>
      )}
    </RecordPanel>
  );
}
