import type { PackingShop } from '@haat/contracts';

/** One line of an order to be packed. */
export interface PackingRow {
  /** Null if its product no longer exists. */
  shopId: number | null;
  shop: string | null;
  shopBn: string | null;
  productId: number | null;
  name: string;
  nameBn: string;
  photo: string;
  orderNumber: string;
  size: string | null;
  color: string | null;
  colorBn: string | null;
  qty: number;
}

/** Groups lines by shop and product, keeping their order. */
export function packingShops(rows: readonly PackingRow[]): PackingShop[] {
  return [...Map.groupBy(rows, ({ shopId }) => shopId)].map(([id, ofShop]) => ({
    id,
    name: ofShop[0]?.shop ?? '',
    name_bn: ofShop[0]?.shopBn ?? '',
    pieces: ofShop.reduce((sum, { qty }) => sum + qty, 0),
    orders: new Set(ofShop.map(({ orderNumber }) => orderNumber)).size,
    products: packingProducts(ofShop),
  }));
}

function packingProducts(rows: readonly PackingRow[]): PackingShop['products'] {
  // A product renamed between two orders is listed under both names.
  const byProduct = Map.groupBy(rows, ({ productId, name }) => `${productId} ${name}`);
  return [...byProduct.values()].map((lines) => ({
    name: lines[0]?.name ?? '',
    name_bn: lines[0]?.nameBn ?? '',
    photo: lines[0]?.photo ?? '',
    lines: lines.map(({ orderNumber, size, color, colorBn, qty }) => ({
      order_number: orderNumber,
      size,
      color,
      color_bn: colorBn,
      qty,
    })),
  }));
}
