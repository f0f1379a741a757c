import { setImmediate as otherWork } from 'node:timers/promises';
import { toLatinDigits, type ImportColumn, type ImportField } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { checkLine, type Verdict } from '../lines/check-line.ts';
import { fault } from '../lines/faults.ts';
import type { Fault, KnownProduct } from '../lines/line-values.ts';
import { splitItems } from '../lines/list-text.ts';
import { changedFrom } from '../lines/stored-json.ts';
import { cellsOf } from './line-cells.ts';
import { loadColors, loadNames } from './load-names.ts';
import { loadProducts } from './load-products.ts';

/** How many lines are checked before yielding to other work. */
const linesAtOnce = 25;

/** The columns of a stored line that are needed to check it. */
export const checkedLine = { line: true, cells: true, saidRight: true } satisfies Prisma.ImportLineSelect;

type StoredLine = Prisma.ImportLineGetPayload<{ select: typeof checkedLine }>;

interface Batch {
  runId: string;
  columns: readonly ImportColumn[];
  lines: readonly StoredLine[];
}

/** Checks lines and stores the verdicts. */
export async function checkBatch(tx: Transaction, { runId, columns, lines }: Batch): Promise<void> {
  const parsed = lines.map(({ line, cells, saidRight }) => ({
    line,
    cells: cellsOf(columns, cells),
    saidRight: changedFrom(saidRight),
  }));
  const products = await findProducts(tx, parsed);
  const earlier = await earlierLines(tx, { runId, before: lines[0]?.line ?? 0, products: [...products.byId.keys()] });
  const names = await loadNames(tx);
  const colors = await loadColors(
    tx,
    parsed.flatMap(({ cells }) => splitItems(cells.get('colors') ?? '').map(([name = '']) => name)),
  );
  const verdicts: StoredVerdict[] = [];
  for (const [place, { line, cells, saidRight }] of parsed.entries()) {
    if (place % linesAtOnce === 0) await otherWork();
    const { product, faults } = productOf(cells, products);
    const hexOf = (color: string) => ownHex(product, color) ?? colors.hexOf(color);
    const verdict = checkLine({ cells, product, reading: { ...colors, names, hexOf }, saidRight });
    const twice = product && earlier.get(product.id);
    if (twice !== undefined) faults.push(fault({ field: keyOf(cells), code: 'LINE_TWICE', more: String(twice) }));
    else if (product) earlier.set(product.id, line);
    verdicts.push(stored({ line, product, verdict, faults }));
  }
  await storeVerdicts(tx, runId, verdicts);
}

function ownHex(product: KnownProduct | undefined, color: string): string | undefined {
  return product?.values.colors.find((own) => own.color.toLowerCase() === color.toLowerCase())?.hex;
}

type Cells = ReadonlyMap<ImportField, string>;

interface FoundProducts {
  byId: Map<number, KnownProduct>;
  bySlug: Map<string, KnownProduct>;
}

function idOf(cells: Cells): number | undefined {
  const digits = toLatinDigits(cells.get('id') ?? '').trim();
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}

const slugOf = (cells: Cells) => (cells.get('slug') ?? '').trim().toLowerCase();
const keyOf = (cells: Cells): 'id' | 'slug' => (cells.get('id')?.trim() ? 'id' : 'slug');

async function findProducts(tx: Transaction, lines: readonly { cells: Cells }[]): Promise<FoundProducts> {
  const ids = lines.map(({ cells }) => idOf(cells)).filter((id) => id !== undefined);
  const slugs = lines.map(({ cells }) => slugOf(cells)).filter((slug) => slug !== '');
  const found = await loadProducts(tx, { OR: [{ id: { in: ids } }, { slug: { in: slugs } }] });
  return {
    byId: new Map(found.map((product) => [product.id, product])),
    bySlug: new Map(found.map((product) => [product.slug, product])),
  };
}

/** The product that a line names by number, slug or both; undefined for a new one. */
function productOf(cells: Cells, { byId, bySlug }: FoundProducts): { product?: KnownProduct; faults: Fault[] } {
  const given = { id: (cells.get('id') ?? '').trim(), slug: slugOf(cells) };
  const byNumber = byId.get(idOf(cells) ?? 0);
  const byAddress = bySlug.get(given.slug);
  const faults: Fault[] = [];
  if (given.id !== '' && !byNumber) faults.push(fault({ field: 'id', code: 'NO_SUCH_PRODUCT', given: given.id }));
  if (given.slug !== '' && !byAddress)
    faults.push(fault({ field: 'slug', code: 'NO_SUCH_PRODUCT', given: given.slug }));
  if (byNumber && byAddress && byNumber !== byAddress)
    faults.push(fault({ field: 'slug', code: 'TWO_PRODUCTS', given: given.slug }));
  const product = byNumber ?? byAddress;
  return { ...(product && { product }), faults };
}

/** The earlier lines that refer to these products. */
async function earlierLines(
  tx: Transaction,
  { runId, before, products }: { runId: string; before: number; products: number[] },
): Promise<Map<number, number>> {
  const rows = await tx.$queryRaw<{ productId: number; line: number }[]>`
    SELECT product_id AS "productId", min(line) AS line FROM import_lines
     WHERE run_id = ${runId}::uuid AND product_id = ANY(${products}::int[]) AND line < ${before}::int GROUP BY 1`;
  return new Map(rows.map(({ productId, line }) => [productId, line]));
}

interface StoredVerdict extends Omit<Verdict, 'stockDelta'> {
  line: number;
  product_id: number | null;
  stock_delta: number;
}

interface Judged {
  line: number;
  product: KnownProduct | undefined;
  verdict: Verdict;
  faults: Fault[];
}

/** If a line names no valid product, only that fault is reported: other faults depend on the product. */
function stored({ line, product, verdict, faults }: Judged): StoredVerdict {
  const { stockDelta, ...rest } = verdict;
  const own = { line, product_id: product?.id ?? null, stock_delta: stockDelta };
  if (faults.length === 0) return { ...own, ...rest };
  const all = product ? [...faults, ...verdict.faults] : faults;
  return { ...own, stock_delta: 0, kind: 'wrong', before: {}, after: {}, faults: all };
}

async function storeVerdicts(tx: Transaction, runId: string, verdicts: readonly StoredVerdict[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE import_lines l
       SET kind = v.kind::"ImportLineKind", product_id = v.product_id, before = v.before, after = v.after,
           faults = v.faults, stock_delta = v.stock_delta
      FROM jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
        AS v (line int, kind text, product_id int, before jsonb, after jsonb, faults jsonb, stock_delta int)
     WHERE l.run_id = ${runId}::uuid AND l.line = v.line`;
}
