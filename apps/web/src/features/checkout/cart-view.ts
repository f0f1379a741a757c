import type { Quote, ShippingZone } from '@haat/contracts';
import { countOf, pieces, type CartLine } from '../../platform/storage/cart-lines.ts';

type QuoteLine = Quote['lines'][number];

/** One line of the cart with what the server knows of its product. Money is Taka. */
export interface CartRow {
  line: CartLine;
  /** Null while the server has not said anything of it. */
  product: QuoteLine | null;
  /** The colour's name in Bangla, where it has one. */
  colorBn: string | null;
  lineTotal: number;
  /** How many pieces this line may have, where all lines of the product together ask for more than there are. */
  fits: number | null;
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
): Omit<CartRow, 'seenPrice' | 'colorBn'> {
  const sellable = product && product.problem !== 'NOT_FOUND' ? product : null;
  const others = countOf(lines, line.id) - line.count;
  const isTooMany = sellable !== null && others + line.count > sellable.available;
  return {
    line,
    product,
    lineTotal: sellable ? (poisha(sellable.offer_price) * line.count) / 100 : 0,
    fits: isTooMany ? Math.max(0, sellable.available - others) : null,
  };
}

function isSameChoice({ product_id: id, color }: QuoteLine, line: CartLine): boolean {
  return id === line.id && color === line.selectedColor;
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
  const rows = lines.map((line) => ({
    ...rowOf(lines, line, products.get(line.id) ?? null),
    colorBn: quote?.lines.find((each) => isSameChoice(each, line))?.color_bn ?? null,
    seenPrice: seenPrices.get(line.id) ?? null,
  }));
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
