import type { LineProblem, Quote, ShippingZone } from '@haat/contracts';
import { type CartLine, countOf, pieces } from '../../cart/public.ts';

type QuoteLine = Quote['lines'][number];

/** One line of the cart with what the server knows of its product. Money is Taka. */
export interface CartRow {
  line: CartLine;
  /** Null while the server has not said anything of it. */
  product: QuoteLine | null;
  /** The colour's name in Bangla, where it has one. */
  colorBn: string | null;
  lineTotal: number;
  /** How many pieces this line may have, where all lines of the product together ask for more than can be ordered. */
  fits: number | null;
  /** What `fits` is bounded by: the stock, or what one order may hold. */
  bound: 'stock' | 'order';
  /** The choice that the product no longer comes in. */
  goneChoice: 'size' | 'color' | null;
  /** The price it was last seen at; null where it is seen for the first time. */
  seenPrice: number | null;
}

/** The cart as it stands: this device's lines at the server's last prices. */
export interface CartView {
  rows: CartRow[];
  pieces: number;
  subtotal: number;
  /** Null until a zone is chosen. */
  deliveryCharge: number | null;
  total: number;
}

/** Taka have at most two decimals: sums are made in whole poisha. */
function poisha(taka: number): number {
  return Math.round(taka * 100);
}

function rowOf(
  lines: readonly CartLine[],
  line: CartLine,
  product: QuoteLine | null,
): Omit<CartRow, 'seenPrice' | 'colorBn' | 'goneChoice'> {
  const sellable = product && product.problem !== 'NOT_FOUND' ? product : null;
  const others = countOf(lines, line.id) - line.count;
  const most = sellable ? Math.min(sellable.available, sellable.max_qty) : Infinity;
  return {
    line,
    product,
    lineTotal: sellable ? (poisha(sellable.offer_price) * line.count) / 100 : 0,
    fits: others + line.count > most ? Math.max(0, most - others) : null,
    bound: sellable && sellable.max_qty < sellable.available ? 'order' : 'stock',
  };
}

function isSameChoice({ product_id: id, color, size }: QuoteLine, line: CartLine): boolean {
  return id === line.id && color === line.selectedColor && size === line.selectedSize;
}

const goneChoices: Partial<Record<LineProblem, 'size' | 'color'>> = { SIZE_GONE: 'size', COLOR_GONE: 'color' };

function choiceThatIsGone(quoted: QuoteLine | undefined): 'size' | 'color' | null {
  return (quoted?.problem && goneChoices[quoted.problem]) ?? null;
}

/** Joins the device's lines with the server's last quote; counts may have changed since. */
export function cartView({
  lines,
  quote,
  zone,
  seenPrices = new Map(),
}: {
  lines: readonly CartLine[];
  quote: Quote | null;
  zone: ShippingZone | null;
  /** By product. */
  seenPrices?: ReadonlyMap<number, number>;
}): CartView {
  const products = new Map(quote?.lines.map((each) => [each.product_id, each]));
  const rows = lines.map((line) => {
    const quoted = quote?.lines.find((each) => isSameChoice(each, line));
    return {
      ...rowOf(lines, line, products.get(line.id) ?? null),
      colorBn: quoted?.color_bn ?? null,
      goneChoice: choiceThatIsGone(quoted),
      seenPrice: seenPrices.get(line.id) ?? null,
    };
  });
  const subtotalPoisha = rows.reduce((sum, { lineTotal }) => sum + poisha(lineTotal), 0);
  const deliveryPoisha = zone ? poisha(zone.delivery_charge) : 0;
  return {
    rows,
    pieces: pieces(lines),
    subtotal: subtotalPoisha / 100,
    deliveryCharge: zone ? zone.delivery_charge : null,
    total: (subtotalPoisha + deliveryPoisha) / 100,
  };
}

/** The lines as the API takes them. */
export function toItems(lines: readonly CartLine[]) {
  return lines.map(({ id, count, selectedColor, selectedSize }) => ({
    product_id: id,
    qty: count,
    size: selectedSize,
    color: selectedColor,
  }));
}
