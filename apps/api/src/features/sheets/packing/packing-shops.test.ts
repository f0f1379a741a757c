import { expect, test } from 'vitest';
import { packingShops, type PackingRow } from './packing-shops.ts';

const row = (given: Partial<PackingRow>): PackingRow => ({
  shopId: 1,
  shop: 'Rangpur Winter House',
  shopBn: 'রংপুর উইন্টার হাউস',
  productId: 7,
  name: 'Hoodie',
  nameBn: 'হুডি',
  photo: '/hoodie.webp',
  orderNumber: 'HT-2222-2222',
  size: 'L',
  color: null,
  colorBn: null,
  qty: 1,
  ...given,
});

test('lines stand below their product and shop, with their pieces and orders', () => {
  const shops = packingShops([
    row({}),
    row({ orderNumber: 'HT-3333-3333', qty: 2 }),
    row({ productId: 8, name: 'Socks', qty: 4 }),
    row({ shopId: 2, shop: 'Other', shopBn: 'অন্য', productId: 9 }),
  ]);
  expect(shops.map(({ name, pieces, orders, products }) => [name, pieces, orders, products.length])).toEqual([
    ['Rangpur Winter House', 7, 2, 2],
    ['Other', 1, 1, 1],
  ]);
  expect(shops[0]?.products[0]?.lines.map(({ order_number: order, qty }) => [order, qty])).toEqual([
    ['HT-2222-2222', 1],
    ['HT-3333-3333', 2],
  ]);
});

test('products of no shop are listed, too, and a renamed product under both names', () => {
  const gone = row({ shopId: null, shop: null, shopBn: null, productId: null });
  const [shop] = packingShops([gone, { ...gone, name: 'Old hoodie' }]);
  expect([shop?.id, shop?.name, shop?.products.map(({ name }) => name)]).toEqual([null, '', ['Hoodie', 'Old hoodie']]);
});

test('no orders, no shops', () => {
  expect(packingShops([])).toEqual([]);
});
