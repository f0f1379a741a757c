import { inLocale } from '@haat/contracts/shared/locale';
import { SelectField } from '@haat/ui/forms/field.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { useTaxonomy } from '../../product-queries.ts';
import { editorMessages } from '../messages.ts';
import type { ProductValues } from '../product-values.ts';
import type { Fields } from '../use-fields.ts';

const conditions = ['new', 'popular', 'winter'] as const satisfies ProductValues['condition'][];

/** A product's subcategory (with its category), brand, home page slider and shop. */
export function PlaceCard({ fields }: { fields: Fields }) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const { categories, subcategories, brands, shops } = useTaxonomy();
  const { values, setText, setCondition, errorOf, isEdited } = fields;
  const field = (name: 'subcategory_id' | 'brand_id' | 'shop_id' | 'condition') => ({
    label: t.fields[name],
    value: values[name],
    error: errorOf(name),
    className: isEdited(name) ? 'edited' : undefined,
  });
  return (
    <PanelCard title={t.place}>
      <div className="grid gap-4">
        <SelectField {...field('subcategory_id')} onChange={({ target }) => setText('subcategory_id', target.value)}>
          {values.subcategory_id === '' && <option value="">{t.choose}</option>}
          {categories.map((category) => (
            <optgroup key={category.id} label={inLocale(locale, category.title, category.title_bn)}>
              {subcategories
                .filter(({ category_id: id }) => id === String(category.id))
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {inLocale(locale, each.title, each.title_bn)}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-3">
          <SelectField {...field('brand_id')} onChange={({ target }) => setText('brand_id', target.value)}>
            {values.brand_id === '' && <option value="">{t.choose}</option>}
            {brands.map((brand) => (
              <option key={brand.id} value={brand.id}>
                {inLocale(locale, brand.title, brand.title_bn)}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...field('condition')}
            onChange={({ target }) => setCondition(conditions.find((each) => each === target.value) ?? 'new')}
          >
            {conditions.map((condition) => (
              <option key={condition} value={condition}>
                {t.conditions[condition]}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField {...field('shop_id')} onChange={({ target }) => setText('shop_id', target.value)}>
          {values.shop_id === '' && <option value="">{t.choose}</option>}
          {shops.map((shop) => (
            <option key={shop.id} value={shop.id}>
              {inLocale(locale, shop.name, shop.name_bn)}
            </option>
          ))}
        </SelectField>
      </div>
    </PanelCard>
  );
}
