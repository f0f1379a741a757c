import type { Transaction } from '../../../platform/db/transaction.ts';
import { NameIndex, type Names } from '../lines/names.ts';

/** Everything that products can belong to. */
export async function loadNames(tx: Transaction): Promise<Names> {
  const title = { id: true, title: true, titleBn: true } as const;
  const categories = await tx.category.findMany({ select: title });
  const subcategories = await tx.subcategory.findMany({ select: { ...title, categoryId: true } });
  const brands = await tx.brand.findMany({ select: title });
  const shops = await tx.shop.findMany({ select: { id: true, name: true, nameBn: true } });
  const named = ({ id, title: name, titleBn: nameBn }: (typeof categories)[number]) => ({ id, name, nameBn });
  return {
    categories: new NameIndex(categories.map((each) => named(each))),
    subcategories: new NameIndex(subcategories.map((each) => ({ ...named(each), categoryId: each.categoryId }))),
    brands: new NameIndex(brands.map((each) => named(each))),
    shops: new NameIndex(shops),
  };
}

/** How each colour is drawn by most products that have it, by its name in lower case. */
export async function loadColors(tx: Transaction, names: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ name: string; hex: string }[]>`
    SELECT lower(color) AS name, mode() WITHIN GROUP (ORDER BY hex) AS hex
      FROM product_colors WHERE lower(color) = ANY(${wanted}::text[]) GROUP BY 1`;
  return new Map(rows.map(({ name, hex }) => [name, hex]));
}
