import { inLocale } from '@haat/contracts/shared/locale';
import { clip, useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTaxonomy } from '../product-queries.ts';
import { editorMessages } from './messages.ts';
import { takaText, type ProductField, type ProductValues } from './product-values.ts';

const lettersShown = 140;

/** Returns a field's value for display: money, names instead of ids, lists with commas. */
export function useFieldText(): (values: ProductValues, field: ProductField) => string {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const { subcategories, brands, shops } = useTaxonomy();
  const titleIn = (rows: readonly { id: number; title: string; title_bn: string }[], id: string) => {
    const row = rows.find((each) => String(each.id) === id);
    return row ? inLocale(locale, row.title, row.title_bn) : id;
  };
  return (values, field) => {
    if (field === 'price' || field === 'offer_price') return money(Number(takaText(values[field])));
    if (field === 'keywords' || field === 'sizes') return values[field].join(', ') || '–';
    if (field === 'colors')
      return values.colors.map((each) => inLocale(locale, each.color, each.color_bn)).join(', ') || '–';
    if (field === 'pictures') return values.pictures.map(({ alt }, place) => alt || `${place + 1}`).join(', ');
    if (field === 'subcategory_id') return titleIn(subcategories, values.subcategory_id);
    if (field === 'brand_id') return titleIn(brands, values.brand_id);
    if (field === 'condition') return t.conditions[values.condition];
    if (field !== 'shop_id') return clip(values[field], { letters: lettersShown });
    const shop = shops.find(({ id }) => String(id) === values.shop_id);
    return shop ? inLocale(locale, shop.name, shop.name_bn) : values.shop_id;
  };
}
