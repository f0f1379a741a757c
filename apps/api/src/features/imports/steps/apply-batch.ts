import type { Transaction } from '../../../platform/db/transaction.ts';
import { lockSubcategories } from '../../catalogue/public.ts';
import { isSame, type KnownProduct } from '../lines/line-values.ts';
import { lineValues, type Changed, type LineValues } from '../lines/stored-json.ts';
import type { Names } from '../lines/names.ts';
import { loadNames } from './load-names.ts';
import { loadProducts } from './load-products.ts';
import type { Change } from './store-fields.ts';
import { storeChanges, storeNew, type Addition } from './store-products.ts';

/** A line to be saved or undone. */
export interface WorkLine {
  line: number;
  kind: 'new' | 'changed';
  productId: number | null;
  before: Changed;
  after: Changed;
  stockDelta: number;
}

/** The outcome of a line. */
interface Outcome {
  line: number;
  outcome: 'saved' | 'left' | 'undone' | 'kept';
  product_id: number | null;
  /** Pieces that were actually added or taken. */
  stock_delta: number;
}

interface Batch {
  runId: string;
  staffId: string;
  lines: readonly WorkLine[];
}

/**
 * Saves lines: each field that is unchanged since the check gets the line's value. Products that were changed
 * meanwhile are skipped.
 */
export async function applyBatch(tx: Transaction, { runId, staffId, lines }: Batch): Promise<void> {
  const products = await lockProducts(tx, lines);
  const names = await loadNames(tx);
  const changes: Change[] = [];
  const additions: Addition[] = [];
  const outcomes: Outcome[] = [];
  for (const { line, kind, productId, before, after, stockDelta } of lines) {
    const outcome: Outcome = { line, outcome: 'saved', product_id: productId, stock_delta: stockDelta };
    outcomes.push(outcome);
    const { stock = 0, ...fields } = after;
    const product = products.get(productId ?? 0);
    if (kind === 'new' && isPlaced(fields, names)) additions.push({ line, values: lineValues.parse(fields), stock });
    else if (kind === 'changed' && product && canChange(product, { before, after: fields, names })) {
      outcome.stock_delta = possibleDelta(product, stockDelta);
      changes.push(changeOf(product, fields, outcome.stock_delta));
    } else Object.assign(outcome, { outcome: 'left', stock_delta: 0 });
  }
  await lockPlaces(tx, [...changes, ...additions]);
  await storeChanges(tx, changes, { staffId, reason: 'recount' });
  const added = await storeNew(tx, additions, staffId);
  await storeOutcomes(
    tx,
    runId,
    outcomes.map((outcome) => ({ ...outcome, product_id: added.get(outcome.line) ?? outcome.product_id })),
  );
}

/**
 * Undoes saved lines: fields that still hold the imported value get their former one, and new products are retired.
 */
export async function undoBatch(tx: Transaction, { runId, staffId, lines }: Batch): Promise<void> {
  const products = await lockProducts(tx, lines);
  const names = await loadNames(tx);
  const changes: Change[] = [];
  const outcomes: Outcome[] = [];
  for (const { line, kind, productId, before, after, stockDelta } of lines) {
    const outcome: Outcome = { line, outcome: 'undone', product_id: productId, stock_delta: stockDelta };
    outcomes.push(outcome);
    const product = products.get(productId ?? 0);
    const { stock: _stock, ...fields } = kind === 'new' ? { on_sale: false } : before;
    const isAsLeft = kind === 'new' || (product && canChange(product, { before: after, after: fields, names }));
    if (product && isAsLeft) changes.push(changeOf(product, fields, possibleDelta(product, -stockDelta)));
    else outcome.outcome = 'kept';
  }
  await lockPlaces(tx, changes);
  await storeChanges(tx, changes, { staffId, reason: 'adjustment' });
  await storeOutcomes(tx, runId, outcomes);
}

/** In the same order in which orders lock them. */
async function lockProducts(tx: Transaction, lines: readonly WorkLine[]): Promise<Map<number, KnownProduct>> {
  const ids = lines.map(({ productId }) => productId).filter((id) => id !== null);
  await tx.$queryRaw`SELECT id FROM products WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  const products = await loadProducts(tx, { id: { in: ids } });
  return new Map(products.map((product) => [product.id, product]));
}

/** Before the catalogue's version is locked, as whoever edits a subcategory does. */
async function lockPlaces(tx: Transaction, written: readonly Pick<Addition, 'values'>[]): Promise<void> {
  await lockSubcategories(
    tx,
    written.map(({ values }) => values.subcategory_id),
  );
}

/** Whether everything that a product refers to still exists. */
function isPlaced(fields: Partial<LineValues>, { subcategories, brands, shops }: Names): boolean {
  const { subcategory_id: subcategory, brand_id: brand, shop_id: shop } = fields;
  if (subcategory !== undefined && !subcategories.get(subcategory)) return false;
  return (brand === undefined || !!brands.get(brand)) && (shop === undefined || !!shops.get(shop));
}

interface Changing {
  before: Changed;
  after: Partial<LineValues>;
  names: Names;
}

function canChange({ values, hasPhoto }: KnownProduct, { before, after, names }: Changing): boolean {
  const { stock: _stock, ...known } = before;
  const wanted = { ...values, ...after };
  const isAsKnown = Object.entries(known).every(([key, value]) => {
    const now = valueAt(values, key);
    return isSame(now, value) || isSame(now, valueAt(after, key));
  });
  return isAsKnown && isPlaced(after, names) && wanted.offer_price <= wanted.price && (hasPhoto || !after.on_sale);
}

function valueAt(values: Readonly<Record<string, unknown>>, key: string): unknown {
  return values[key];
}

function changeOf({ id, values }: KnownProduct, fields: Partial<LineValues>, stockDelta: number): Change {
  const changed = Object.keys(fields).filter((key) => !isSame(valueAt(values, key), valueAt(fields, key)));
  return { id, values: { ...values, ...fields }, changed: new Set(changed), stockDelta };
}

/** Orders may have taken the pieces that a line takes: stock never falls below zero. */
function possibleDelta({ stock }: KnownProduct, delta: number): number {
  return Math.max(delta, -stock);
}

async function storeOutcomes(tx: Transaction, runId: string, outcomes: readonly Outcome[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE import_lines l SET outcome = v.outcome::"ImportLineOutcome", product_id = v.product_id, stock_delta = v.stock_delta
      FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS v (line int, outcome text, product_id int, stock_delta int)
     WHERE l.run_id = ${runId}::uuid AND l.line = v.line`;
}
