import { endpoints, type ImportField } from '@haat/contracts';
import type { z } from 'zod';
import { isTextField, valueWords, type ValueField } from './cell-of.ts';
import { fault, type FaultCode } from './faults.ts';
import type { Fault } from './line-values.ts';
import { joinItems, splitItems } from './list-text.ts';
import { nameKey, type Found, type Named, type NameIndex, type Names } from './names.ts';
import { readAmount } from './read-number.ts';
import type { LineValues } from './stored-json.ts';

/** The editor's own rules. */
const rules = endpoints.adminProductCreate.body.shape;

/** The context for reading a cell. */
export interface Reading {
  names: Names;
  /** The hex value of a colour by its name; undefined if unknown. */
  hexOf: (color: string) => string | undefined;
  /** The known colour with the most similar name. */
  nearestColor: (color: string) => string | undefined;
  /** The cell that names the category, if there is one. */
  category?: string | undefined;
  /** The product's current category. */
  categoryId?: number | undefined;
}

/** The value of a cell, or its fault. */
export type Read = { value: LineValues[keyof LineValues] } | { fault: Fault };

/** A cell that clears a list. */
const emptied = '-';

/** Reads a non-empty cell by the editor's rules. */
export function readCell(field: Exclude<ValueField, 'category'>, given: string, reading: Reading): Read {
  const wrong: Wrong = (code, more, instead) => ({
    fault: fault({
      field,
      code,
      given,
      ...(more !== undefined && { more }),
      ...(instead !== undefined && { repair: [{ field, text: instead }] }),
    }),
  });
  if (isTextField(field)) return checked(rules[field], given, wrong);
  const { names } = reading;
  switch (field) {
    case 'price':
    case 'offer_price': {
      const amount = readAmount(given);
      if ('poisha' in amount) return { value: amount.poisha };
      return 'meant' in amount ? wrong('LETTER_IN_AMOUNT', amount.meant, amount.meant) : wrong('AMOUNT');
    }
    case 'condition': {
      const condition = rules.condition.options.find((each) => isWord(given, each));
      return condition ? { value: condition } : wrong('CONDITION');
    }
    case 'on_sale': {
      if (isWord(given, 'yes') || given === '1') return { value: true };
      return isWord(given, 'no') || given === '0' ? { value: false } : wrong('YES_OR_NO');
    }
    case 'subcategory':
      return readSubcategory(given, reading, wrong);
    case 'brand':
      return named(names.brands, given, wrong);
    case 'shop':
      return named(names.shops, given, wrong);
    case 'keywords':
    case 'sizes': {
      const words = given === emptied ? [] : splitItems(given).map((parts) => parts.join('|'));
      return checked(rules[field], words, wrong);
    }
    case 'colors':
      break;
  }
  return readColors(given, reading, wrong);
}

/** `instead` is the corrected text of the cell, if one can be proposed. */
type Wrong = (code: FaultCode, more?: string, instead?: string) => Read;

function isWord(given: string, word: keyof (typeof valueWords)['en']): boolean {
  const key = nameKey(given);
  return [valueWords.en[word], valueWords.bn[word]].some((each) => nameKey(each) === key);
}

function named<Item extends Named>(
  index: NameIndex<Item>,
  given: string,
  wrong: Wrong,
  isPossible?: (item: Item) => boolean,
): Read {
  const found = index.find(given, isPossible);
  if ('item' in found) return { value: found.item.id };
  if ('several' in found) return wrong('SEVERAL', found.several.map(({ name, id }) => `${name} #${id}`).join(', '));
  const { nearest } = found;
  return nearest ? wrong('NO_SUCH', nearest.name, index.cellOf(nearest.id, 'en')) : wrong('NO_SUCH');
}

/**
 * The category cell distinguishes subcategories of the same name; without it, the one in the product's current
 * category is meant.
 */
function readSubcategory(given: string, { names, category, categoryId }: Reading, wrong: Wrong): Read {
  if (category) {
    const found = names.categories.find(category);
    if ('item' in found) return named(names.subcategories, given, wrong, (each) => each.categoryId === found.item.id);
    return noSuchCategory(category, found, names);
  }
  const isSeveral = 'several' in names.subcategories.find(given);
  if (!isSeveral || categoryId === undefined) return named(names.subcategories, given, wrong);
  return named(names.subcategories, given, wrong, (each) => each.categoryId === categoryId);
}

function noSuchCategory(given: string, found: Found<Named>, { categories }: Names): Read {
  const nearest = 'nearest' in found ? found.nearest : undefined;
  const field = 'category';
  if (!nearest) return { fault: fault({ field, code: 'NO_SUCH', given }) };
  const repair = [{ field, text: categories.cellOf(nearest.id, 'en') } as const];
  return { fault: fault({ field, code: 'NO_SUCH', given, more: nearest.name, repair }) };
}

function readColors(given: string, { hexOf, nearestColor }: Reading, wrong: Wrong): Read {
  const colors: LineValues['colors'] = [];
  const items = given === emptied ? [] : splitItems(given);
  for (const [place, [color = '', ...rest]] of items.entries()) {
    const hex = rest.find((part) => /^#[0-9a-f]{6}$/i.test(part)) ?? hexOf(color);
    if (hex === undefined) {
      const nearest = nearestColor(color);
      return wrong('COLOUR', nearest, nearest && joinItems(items.with(place, [nearest])));
    }
    colors.push({ color, color_bn: rest.find((part) => !part.startsWith('#')) ?? '', hex });
  }
  return checked(rules.colors, colors, wrong);
}

const codes: Readonly<Record<string, FaultCode>> = {
  REQUIRED: 'EMPTY',
  TOO_LONG: 'TOO_LONG',
  NOT_ONE_LINE: 'NOT_ONE_LINE',
  NOT_STORABLE: 'NOT_STORABLE',
};

function checked(rule: z.ZodType<LineValues[keyof LineValues]>, value: unknown, wrong: Wrong): Read {
  const parsed = rule.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return wrong(codes[issue?.message ?? ''] ?? (issue?.code === 'too_big' ? 'TOO_MANY' : 'EMPTY'));
}

/** The product field that each column sets. */
export const valueOf = {
  title: 'title',
  title_bn: 'title_bn',
  description: 'description',
  description_bn: 'description_bn',
  price: 'price',
  offer_price: 'offer_price',
  condition: 'condition',
  subcategory: 'subcategory_id',
  brand: 'brand_id',
  shop: 'shop_id',
  keywords: 'keywords',
  colors: 'colors',
  sizes: 'sizes',
  on_sale: 'on_sale',
} as const satisfies Partial<Record<ImportField, keyof LineValues>>;

export type ColumnOfValue = keyof typeof valueOf;

function isColumnOfValue(name: string): name is ColumnOfValue {
  return name in valueOf;
}

/** The columns that set a field of a product, in the order of an export. */
export const columnsOfValues: readonly ColumnOfValue[] = Object.keys(valueOf).filter(isColumnOfValue);
