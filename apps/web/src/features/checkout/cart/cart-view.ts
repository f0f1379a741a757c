import type { LineProblem, Quote, ShippingZone } from '@haat/contracts';
import { type CartLine, countOf, pieces } from '../../cart/public.ts';
import { poishaFromTaka } from '@haat/contracts/shared/poisha';

type QuoteLine = Quote['lines'][number];

/** A line of the cart with the server's data for its product. Money is in Taka. */
export interface CartRow {
  line: CartLine;
  /** Null until the server has quoted it. */
  product: QuoteLine | null;
  /** The colour's Bangla name, if it has one. */
  colorBn: string | null;
  lineTotal: number;
  /** The pieces this line may have, if all lines of the product together exceed what can be ordered. */
  fits: number | null;
  /** What limits `fits`: the stock, or the maximum per order. */
  bound: 'stock' | 'order';
  /** The option in which the product is no longer available. */
  goneChoice: 'size' | 'color' | null;
  /** The price at which it was last seen; null the first time. */
  seenPrice: number | null;
}

/** The current cart: this device's lines at the server's last prices. */
export interface CartView {
  rows: CartRow[];
  pieces: number;
  /** How many shops its products are from; 1 until the server has quoted it. */
  shops: number;
  subtotal: number;
  /** Null until a zone is chosen. */
  deliveryCharge: number | null;
  total: number;
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
    lineTotal: sellable ? (poishaFromTaka(sellable.offer_price) * line.count) / 100 : 0,
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

/** Combines the device's lines with the server's last quote; counts may have changed since. */
export function cartView({
  lines,
  quote,
  zone,
  seenPrices = new Map(),
}: {
  lines: readonly CartLine[];
  quote: Quote | null;
  zone: ShippingZone | null;
  /** Keyed by product id. */
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
  const subtotalPoisha = rows.reduce((sum, { lineTotal }) => sum + poishaFromTaka(lineTotal), 0);
  const deliveryPoisha = zone ? poishaFromTaka(zone.delivery_charge) : 0;
  return {
    rows,
    pieces: pieces(lines),
    shops: Math.max(1, new Set(rows.flatMap(({ product }) => product?.shop_name || [])).size),
    subtotal: subtotalPoisha / 100,
    deliveryCharge: zone ? zone.delivery_charge : null,
    total: (subtotalPoisha + deliveryPoisha) / 100,
  };
}

/** The lines in the API's format. */
export function toItems(lines: readonly CartLine[]) {
  return lines.map(({ id, count, selectedColor, selectedSize }) => ({
    product_id: id,
    qty: count,
    size: selectedSize,
    color: selectedColor,
  }));
}
