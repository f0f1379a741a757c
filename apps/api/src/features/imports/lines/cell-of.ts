import { takaFromPoisha, type ImportField, type Locale } from '@haat/contracts';
import { joinItems } from './list-text.ts';
import type { LineValues } from './stored-json.ts';
import type { Names } from './names.ts';

/** Words in a file for enumerated values, by language. */
export const valueWords = {
  en: { yes: 'yes', no: 'no', new: 'new', popular: 'popular', winter: 'winter' },
  bn: { yes: 'হ্যাঁ', no: 'না', new: 'নতুন', popular: 'জনপ্রিয়', winter: 'শীত' },
} as const;

/** The fields of `LineValues`, and the category that follows from the subcategory. */
export type ValueField = Exclude<ImportField, 'id' | 'slug' | 'stock'>;

const textFields = ['title', 'title_bn', 'description', 'description_bn'] as const;

/** Whether a field is plain text. */
export function isTextField(field: ValueField): field is (typeof textFields)[number] {
  return textFields.some((each) => each === field);
}

/** A value as a file holds it and an import reads it back. An offer equal to the price is empty: there is no offer. */
export function cellOf(field: ValueField, values: LineValues, { names, lang }: { names: Names; lang: Locale }): string {
  if (isTextField(field)) return values[field];
  const words = valueWords[lang];
  switch (field) {
    case 'price':
      return String(takaFromPoisha(values.price));
    case 'offer_price':
      return values.offer_price === values.price ? '' : String(takaFromPoisha(values.offer_price));
    case 'condition':
      return words[values.condition];
    case 'on_sale':
      return values.on_sale ? words.yes : words.no;
    case 'category':
      return names.categories.cellOf(names.subcategories.get(values.subcategory_id)?.categoryId ?? 0, lang);
    case 'subcategory':
      return names.subcategories.cellOf(values.subcategory_id, lang);
    case 'brand':
      return names.brands.cellOf(values.brand_id, lang);
    case 'shop':
      return names.shops.cellOf(values.shop_id, lang);
    case 'keywords':
      return joinItems(values.keywords.map((word) => [word]));
    case 'sizes':
      return joinItems(values.sizes.map((size) => [size]));
    case 'colors':
      break;
  }
  return joinItems(values.colors.map(({ color, color_bn: colorBn, hex }) => [color, colorBn, hex]));
}
