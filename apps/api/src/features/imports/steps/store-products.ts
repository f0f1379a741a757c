import type { StockReason } from '@haat/db';
import { readableCode } from '../../../platform/secrets/readable-code.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { slugOf } from '../../catalogue/public.ts';
import { storeFields, type Change } from './store-fields.ts';
import type { LineValues } from '../lines/stored-json.ts';

/** Who moves stock, and why. */
export interface Moving {
  staffId: string;
  reason: StockReason;
}

/** Writes changes of products whose rows are locked, in a few statements. */
export async function storeChanges(tx: Transaction, changes: readonly Change[], moving: Moving): Promise<void> {
  await storeFields(tx, changes);
  await storeColors(
    tx,
    changes.filter(({ changed }) => changed.has('colors')),
  );
  await storeSizes(
    tx,
    changes.filter(({ changed }) => changed.has('sizes')),
  );
  await enterMovements(
    tx,
    changes.filter(({ stockDelta }) => stockDelta !== 0),
    moving,
  );
}

async function storeColors(tx: Transaction, changes: readonly Pick<Change, 'id' | 'values'>[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.productColor.deleteMany({ where: { productId: { in: changes.map(({ id }) => id) } } });
  await tx.productColor.createMany({
    data: changes.flatMap(({ id: productId, values }) =>
      values.colors.map(({ color, color_bn: colorBn, hex }, position) => ({
        productId,
        color,
        colorBn,
        hex,
        position,
      })),
    ),
  });
}

async function storeSizes(tx: Transaction, changes: readonly Pick<Change, 'id' | 'values'>[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.productSize.deleteMany({ where: { productId: { in: changes.map(({ id }) => id) } } });
  await tx.productSize.createMany({
    data: changes.flatMap(({ id: productId, values }) =>
      values.sizes.map((size, position) => ({ productId, size, position })),
    ),
  });
}

async function enterMovements(
  tx: Transaction,
  moved: readonly Pick<Change, 'id' | 'stockDelta'>[],
  { staffId, reason }: Moving,
): Promise<void> {
  await tx.stockMovement.createMany({
    data: moved.map(({ id: productId, stockDelta: delta }) => ({ productId, delta, reason, staffId })),
  });
}

/** A product to add. */
export interface Addition {
  line: number;
  values: LineValues;
  stock: number;
}

/** Adds products to locked subcategories with their opening stock, retired until they have pictures. Returns their ids by line. */
export async function storeNew(
  tx: Transaction,
  additions: readonly Addition[],
  staffId: string,
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  if (additions.length === 0) return ids;
  const slugs = await freeSlugs(tx, additions);
  const rows = additions.map(({ line, values, stock }) => ({ ...values, stock, slug: slugs.get(line) }));
  const made = await tx.$queryRaw<{ id: number; slug: string }[]>`
    INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                          brand_id, category_id, subcategory_id, shop_id, keywords, retired_at)
    SELECT x.slug, x.title, x.title_bn, x.description, x.description_bn, '', x.price, x.offer_price, x.stock,
           x.condition::"ProductCondition", x.brand_id, s.category_id, s.id, x.shop_id, x.keywords, now()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS x (slug text, title text, title_bn text, description text, description_bn text, price int, offer_price int, stock int,
              condition text, brand_id int, subcategory_id int, shop_id int, keywords text[])
      JOIN subcategories s ON s.id = x.subcategory_id
    RETURNING id, slug`;
  const idOf = new Map(made.map(({ id, slug }) => [slug, id]));
  const stored = additions.map(({ line, values, stock }) => {
    const id = idOf.get(slugs.get(line) ?? '') ?? 0;
    ids.set(line, id);
    return { id, values, stockDelta: stock };
  });
  await storeColors(
    tx,
    stored.filter(({ values }) => values.colors.length > 0),
  );
  await storeSizes(
    tx,
    stored.filter(({ values }) => values.sizes.length > 0),
  );
  await enterMovements(
    tx,
    stored.filter(({ stockDelta }) => stockDelta > 0),
    { staffId, reason: 'opening' },
  );
  return ids;
}

/** A free slug for each new product, from its title; with a few letters added if it is taken. */
async function freeSlugs(tx: Transaction, additions: readonly Addition[]): Promise<Map<number, string>> {
  const bases = additions.map(({ values }) => slugOf(values.title));
  const rows = await tx.$queryRaw<{ slug: string }[]>`SELECT slug FROM products WHERE slug = ANY(${bases}::text[])`;
  const taken = new Set(rows.map(({ slug }) => slug));
  const free = new Map<number, string>();
  for (const [place, { line }] of additions.entries()) {
    const base = bases[place] ?? '';
    const slug = taken.has(base) ? `${base}-${readableCode(8).toLowerCase()}` : base;
    taken.add(slug);
    free.set(line, slug);
  }
  return free;
}
