import type { Transaction } from '../../../platform/db/transaction.ts';
import { NameIndex, type Named, type Names } from '../lines/names.ts';
import type { Reading } from '../lines/read-cell.ts';

/** All entities that products can refer to. */
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

/** What is known about colours by name. */
export type Colors = Pick<Reading, 'hexOf' | 'nearestColor'>;

/** The hex values most products use for these colour names, and the most similar known name for others. */
export async function loadColors(tx: Transaction, names: readonly string[]): Promise<Colors> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  if (wanted.length === 0) return { hexOf: () => undefined, nearestColor: () => undefined };
  const rows = await tx.$queryRaw<{ name: string; hex: string }[]>`
    SELECT lower(color) AS name, mode() WITHIN GROUP (ORDER BY hex) AS hex
      FROM product_colors WHERE lower(color) = ANY(${wanted}::text[]) GROUP BY 1`;
  const hexes = new Map(rows.map(({ name, hex }) => [name, hex]));
  const known = new NameIndex(hexes.size < wanted.length ? await recentColors(tx) : []);
  return {
    hexOf: (color) => hexes.get(color.toLowerCase()),
    nearestColor: (color) => known.nearest(color)?.name,
  };
}

/** How many recent products the known colours are taken from. */
const recent = 20_000;

async function recentColors(tx: Transaction): Promise<Named[]> {
  return await tx.$queryRaw<Named[]>`
    SELECT min(id) AS id, name, coalesce(min(color_bn), name) AS "nameBn"
      FROM (SELECT id, color AS name, color_bn FROM product_colors ORDER BY id DESC LIMIT ${recent}) known GROUP BY name`;
}
