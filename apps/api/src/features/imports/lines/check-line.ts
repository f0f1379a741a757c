import type { ImportField, ImportLineKind } from '@haat/contracts';
import { cellOf } from './cell-of.ts';
import { fallsOf } from './falls.ts';
import { fault } from './faults.ts';
import { isSame, type Fault, type KnownProduct } from './line-values.ts';
import { columnsOfValues, readCell, valueOf, type ColumnOfValue, type Reading } from './read-cell.ts';
import { readPieces } from './read-number.ts';
import type { Changed, LineValues } from './stored-json.ts';

/** The kind of a line, and what it changes. */
export interface Verdict {
  kind: ImportLineKind;
  before: Changed;
  after: Changed;
  /** Pieces to add: a difference, so that orders placed meanwhile are not lost. */
  stockDelta: number;
  faults: Fault[];
}

interface Line {
  /** The cells of the columns in use. */
  cells: ReadonlyMap<ImportField, string>;
  /** The product that the line refers to; undefined for a new one. */
  product: KnownProduct | undefined;
  reading: Pick<Reading, 'names' | 'hexOf' | 'nearestColor'>;
  /** Values that a staff member confirmed as right. */
  saidRight?: Changed;
}

/** Defaults of a new product. It does not go on sale until it has pictures. */
const defaults = {
  condition: 'new',
  keywords: [],
  colors: [],
  sizes: [],
  on_sale: false,
} satisfies Partial<LineValues>;

const required = [
  'title',
  'title_bn',
  'description',
  'description_bn',
  'price',
  'subcategory',
  'brand',
  'shop',
] as const satisfies readonly ColumnOfValue[];

/** Checks one line by the editor's rules. An empty cell leaves its field unchanged. */
export function checkLine(line: Line): Verdict {
  const { product } = line;
  const faults: Fault[] = [];
  const read = readValues(line, faults);
  if (!product) for (const field of required) if (!given(line, field)) faults.push(fault({ field, code: 'REQUIRED' }));
  const wanted = product ? withoutOffer(read, product.values) : { ...defaults, ...withOwnOffer(read), on_sale: false };
  checkTogether({ ...line, wanted, faults });
  const pieces = piecesOf(line, faults);
  if (faults.length > 0) return { kind: 'wrong', before: {}, after: {}, stockDelta: 0, faults };
  if (!product)
    return { kind: 'new', before: {}, after: { ...wanted, stock: pieces ?? 0 }, stockDelta: pieces ?? 0, faults };
  return withFalls(differenceOf(product, wanted, pieces), line.saidRight ?? {});
}

function withFalls(verdict: Verdict, saidRight: Changed): Verdict {
  const faults = fallsOf({ ...verdict, saidRight });
  return faults.length > 0 ? { ...verdict, kind: 'look_at', faults } : verdict;
}

function given({ cells }: Line, field: ImportField): string {
  return cells.get(field)?.trim() ?? '';
}

function readValues(line: Line, faults: Fault[]): Partial<LineValues> {
  const { product, reading } = line;
  const category = product && isAsExported(line, 'category') ? '' : given(line, 'category');
  const categoryId = product && reading.names.subcategories.get(product.values.subcategory_id)?.categoryId;
  const read: Partial<LineValues> = {};
  for (const field of columnsOfValues) {
    const cell = given(line, field);
    const isTouched = field === 'subcategory' && category !== '';
    if (cell === '' || (!isTouched && isAsExported(line, field))) continue;
    const found = readCell(field, cell, { ...reading, category, categoryId });
    if ('fault' in found) faults.push(found.fault);
    else Object.assign(read, { [valueOf[field]]: found.value });
  }
  if (product && category !== '' && given(line, 'subcategory') === '' && !isInCategory(category, categoryId, line))
    faults.push(fault({ field: 'category', code: 'CATEGORY_ALONE', given: category }));
  return read;
}

function isInCategory(category: string, categoryId: number | undefined, { reading }: Line): boolean {
  const found = reading.names.categories.find(category);
  return 'item' in found && found.item.id === categoryId;
}

/** Whether a cell equals what an export would write: then it changes nothing, whatever today's rules say about it. */
function isAsExported(line: Line, field: ColumnOfValue | 'category'): boolean {
  const { product, reading } = line;
  if (!product) return false;
  const cell = plain(given(line, field));
  return (['en', 'bn'] as const).some(
    (lang) => plain(cellOf(field, product.values, { names: reading.names, lang })) === cell,
  );
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Without an offer, price and offer price move together, so that a new price never appears as a discount. */
function withoutOffer(read: Partial<LineValues>, before: LineValues): Partial<LineValues> {
  const { price } = read;
  if (price === undefined || read.offer_price !== undefined || before.offer_price !== before.price) return read;
  return { ...read, offer_price: price };
}

function withOwnOffer(read: Partial<LineValues>): Partial<LineValues> {
  return read.offer_price === undefined && read.price !== undefined ? { ...read, offer_price: read.price } : read;
}

/** Checks fields that may contradict each other. */
function checkTogether(line: Line & { wanted: Partial<LineValues>; faults: Fault[] }): void {
  const { wanted, product, faults } = line;
  const price = wanted.price ?? product?.values.price;
  const offer = wanted.offer_price ?? product?.values.offer_price;
  if (price !== undefined && offer !== undefined && offer > price)
    faults.push(offerAbovePrice(line.cells, String(offer / 100), String(price / 100)));
  if (product && !product.hasPhoto && wanted.on_sale === true)
    faults.push(fault({ field: 'on_sale', code: 'NO_PICTURE' }));
}

/** Proposes to swap the two if the file has a column for each. */
function offerAbovePrice(cells: Line['cells'], offer: string, price: string): Fault {
  const repair: Fault['repair'] = [
    { field: 'price', text: offer },
    { field: 'offer_price', text: price },
  ];
  const canSwap = repair.every(({ field }) => cells.has(field));
  return fault({
    field: 'offer_price',
    code: 'OFFER_ABOVE_PRICE',
    given: offer,
    more: price,
    ...(canSwap && { repair }),
  });
}

function piecesOf(line: Line, faults: Fault[]): number | undefined {
  const cell = given(line, 'stock');
  if (cell === '') return undefined;
  const pieces = readPieces(cell);
  if (pieces === undefined) faults.push(fault({ field: 'stock', code: 'STOCK', given: cell }));
  return pieces;
}

function differenceOf(
  { values, stock }: KnownProduct,
  wanted: Partial<LineValues>,
  pieces: number | undefined,
): Verdict {
  const before: Changed = {};
  const after: Changed = {};
  for (const key of Object.values(valueOf)) {
    if (wanted[key] === undefined || isSame(values[key], wanted[key])) continue;
    Object.assign(before, { [key]: values[key] });
    Object.assign(after, { [key]: wanted[key] });
  }
  const stockDelta = pieces === undefined ? 0 : pieces - stock;
  if (stockDelta !== 0) {
    before.stock = stock;
    after.stock = stock + stockDelta;
  }
  const kind = Object.keys(after).length > 0 ? 'changed' : 'same';
  return { kind, before, after, stockDelta, faults: [] };
}
