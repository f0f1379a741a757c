import type { Transaction } from '../../../platform/db/transaction.ts';
import type { LineValues } from '../lines/stored-json.ts';

/** A product with its new values, and which fields differ from the current ones. */
export interface Change {
  id: number;
  values: LineValues;
  changed: ReadonlySet<string>;
  stockDelta: number;
}

const figures: ReadonlySet<string> = new Set(['price', 'offer_price']);
/** The columns of a product's own row that the search uses. */
const searched = [
  'title',
  'title_bn',
  'description',
  'description_bn',
  'keywords',
  'subcategory_id',
  'brand_id',
  'shop_id',
  'on_sale',
];

/**
 * Writes columns and stock of products whose rows and subcategories are locked, each row once, because a product's row is in twenty indexes. Raises their
 * versions and that of the catalogue, which re-renders every cached page; separate stock notifications would add
 * nothing. Searches find the changes at once.
 */
export async function storeFields(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const isFigures = ({ changed }: Change) => [...changed].every((name) => figures.has(name));
  const wordy = changes.filter((change) => !isFigures(change));
  await tx.$executeRaw`SELECT set_config('haat.stock_is_told', 'yes', true), set_config('haat.indexes_itself', 'yes', true)`;
  await storeFigures(tx, rowsOf(changes.filter((change) => isFigures(change))));
  if (wordy.length > 0) await storeWhole(tx, rowsOf(wordy));
  const ids = wordy.filter(({ changed }) => searched.some((name) => changed.has(name))).map(({ id }) => id);
  if (ids.length > 0) await tx.$executeRaw`SELECT search_index_products(${ids}::int[])`;
}

function rowsOf(changes: readonly Change[]): string {
  return JSON.stringify(
    changes.map(({ id, values, changed, stockDelta }) => ({
      id,
      ...values,
      delta: stockDelta,
      raise: Math.sign(changed.size),
    })),
  );
}

/** Stock alone does not raise a product's version: concurrent entries add up. */
async function storeFigures(tx: Transaction, rows: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE products p
       SET price = x.price, offer_price = x.offer_price, stock = p.stock + x.delta, version = p.version + x.raise
      FROM jsonb_to_recordset(${rows}::jsonb) AS x (id int, price int, offer_price int, delta int, raise int)
     WHERE p.id = x.id`;
}

async function storeWhole(tx: Transaction, rows: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE products p
       SET title = x.title, title_bn = x.title_bn, description = x.description, description_bn = x.description_bn,
           keywords = x.keywords, price = x.price, offer_price = x.offer_price, stock = p.stock + x.delta,
           condition = x.condition::"ProductCondition", subcategory_id = x.subcategory_id, category_id = s.category_id,
           brand_id = x.brand_id, shop_id = x.shop_id,
           retired_at = CASE WHEN NOT x.on_sale THEN coalesce(p.retired_at, now()) END, version = p.version + x.raise
      FROM jsonb_to_recordset(${rows}::jsonb)
        AS x (id int, title text, title_bn text, description text, description_bn text, keywords text[], price int, offer_price int,
              condition text, subcategory_id int, brand_id int, shop_id int, on_sale boolean, delta int, raise int)
      JOIN subcategories s ON s.id = x.subcategory_id
     WHERE p.id = x.id`;
}
