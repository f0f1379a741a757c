import {
  importFieldNames,
  type Endpoints,
  type ImportColumn,
  type ImportLine,
  type ImportLineKind,
} from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { shortenText } from '../../../platform/cut-text.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { cellOf } from '../lines/cell-of.ts';
import type { Names } from '../lines/names.ts';
import { valueOf, type ColumnOfValue } from '../lines/read-cell.ts';
import { changedFrom, columnsFrom, faultsFrom, type Changed, type LineValues } from '../lines/stored-json.ts';
import { cellsOf } from '../steps/line-cells.ts';
import { loadNames } from '../steps/load-names.ts';

const pageSize = 50;
/** Kinds of lines whose cells can be corrected. */
const withCells: ReadonlySet<ImportLineKind> = new Set(['wrong', 'look_at', 'left_out']);
/** Enough to recognise a text. */
const maxShown = 200;

const selected = {
  line: true,
  cells: true,
  kind: true,
  productId: true,
  before: true,
  after: true,
  faults: true,
  saidRight: true,
  outcome: true,
} satisfies Prisma.ImportLineSelect;

/** A page of the checked lines of an import. Throws NOT_FOUND. */
export async function readLines(
  { db }: Pick<Services, 'db'>,
  {
    params: { id },
    query: { kind, outcome, after },
  }: Pick<HandlerInput<Endpoints['adminImportLines']>, 'params' | 'query'>,
): Promise<{ success: true; data: ImportLine[]; next_after: number | null }> {
  const run = await db.importRun.findUnique({ where: { id }, select: { columns: true } });
  if (!run) throw new Problem('NOT_FOUND', 'There is no such import.');
  const found = await db.importLine.findMany({
    where: { runId: id, line: { gt: after }, kind: kind ?? { not: null }, ...(outcome && { outcome }) },
    orderBy: { line: 'asc' },
    take: pageSize + 1,
    select: selected,
  });
  const page = found.slice(0, pageSize);
  const ids = page.map(({ productId }) => productId).filter((each) => each !== null);
  const products = await db.product.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, titleBn: true },
  });
  const names = await loadNames(db);
  const columns = columnsFrom(run.columns);
  const known = new Map(products.map((product) => [product.id, product]));
  return {
    success: true,
    data: page.map((row) => lineView(row, { columns, names, product: known.get(row.productId ?? 0) })),
    next_after: found.length > pageSize ? (page.at(-1)?.line ?? null) : null,
  };
}

interface Around {
  columns: readonly ImportColumn[];
  names: Names;
  product: { title: string; titleBn: string } | undefined;
}

function lineView(
  row: Prisma.ImportLineGetPayload<{ select: typeof selected }>,
  { columns, names, product }: Around,
): ImportLine {
  const cells = cellsOf(columns, row.cells);
  const before = changedFrom(row.before);
  const after = changedFrom(row.after);
  const isNew = row.kind === 'new';
  return {
    line: row.line,
    kind: row.kind ?? 'same',
    product_id: row.productId,
    title: shortened(product?.title ?? cells.get('title') ?? ''),
    title_bn: shortened(product?.titleBn ?? cells.get('title_bn') ?? ''),
    changes: changesOf({ before, after, isNew, names }),
    faults: faultsFrom(row.faults),
    cells: row.kind !== null && withCells.has(row.kind) ? row.cells.map(shortened) : [],
    is_said_right: row.kind === 'changed' && isSaidRight({ after, saidRight: changedFrom(row.saidRight) }),
    outcome: row.outcome,
  };
}

function isSaidRight({ after, saidRight }: { after: Changed; saidRight: Changed }): boolean {
  return (['price', 'offer_price'] as const).some(
    (field) => saidRight[field] !== undefined && saidRight[field] === after[field],
  );
}

interface Changes {
  before: Changed;
  after: Changed;
  isNew: boolean;
  names: Names;
}

function changesOf({ before, after, isNew, names }: Changes): ImportLine['changes'] {
  return importFieldNames.flatMap((field): ImportLine['changes'] => {
    if (field === 'stock') {
      const { stock } = after;
      return stock === undefined ? [] : [{ field, before: isNew ? null : String(before.stock), after: String(stock) }];
    }
    if (!isColumnOf(field) || after[valueOf[field]] === undefined) return [];
    return [{ field, before: isNew ? null : shownCell(field, before, names), after: shownCell(field, after, names) }];
  });
}

function isColumnOf(field: string): field is ColumnOfValue {
  return field in valueOf;
}

/** Stands in for fields that a line does not change. */
const nothing: LineValues = {
  title: '',
  title_bn: '',
  description: '',
  description_bn: '',
  price: 0,
  offer_price: 0,
  condition: 'new',
  subcategory_id: 0,
  brand_id: 0,
  shop_id: 0,
  keywords: [],
  colors: [],
  sizes: [],
  on_sale: false,
};

/** Prices are shown as they are: an offer equal to the price is shown here, although a file leaves it empty. */
function shownCell(field: ColumnOfValue, values: Changed, names: Names): string {
  if (field === 'offer_price') return String((values.offer_price ?? 0) / 100);
  return shortened(cellOf(field, { ...nothing, ...values }, { names, lang: 'en' }));
}

function shortened(text: string): string {
  return shortenText(text, maxShown);
}
