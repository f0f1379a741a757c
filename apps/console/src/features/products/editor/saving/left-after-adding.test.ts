import { expect, test } from 'vitest';
import { valuesOf } from '../product-values.ts';
import { leftAfterAdding } from './left-after-adding.ts';

const product = {
  title: 'Eid Panjabi',
  title_bn: 'ঈদ পাঞ্জাবি',
  description: 'Green.',
  description_bn: 'সবুজ।',
  price: 2450,
  offer_price: 2190,
  condition: 'popular' as const,
  subcategory_id: 3,
  brand_id: 4,
  shop_id: 5,
  keywords: ['eid'],
  colors: [],
  sizes: ['40'],
  pictures: [{ path: '/media/demo/products/a.webp', alt: '', alt_bn: '' }],
  stock: 7,
  version: 1,
};
const base = valuesOf(product);

test('nothing is left of a new product that was added as it is typed', () => {
  const typed = { ...base, title: 'Eid Panjabi ', price: '২,৪৫০' };
  expect(leftAfterAdding(product, { values: typed, stock: ' ৭ ' })).toEqual({ draft: null, isStockLeft: false });
});

test('what was typed after a product was sent is left as a draft of it', () => {
  const values = { ...base, title: 'Eid Panjabi, green', keywords: ['eid', 'panjabi'] };
  expect(leftAfterAdding(product, { values, stock: '12' })).toEqual({
    draft: { version: 1, base, values },
    isStockLeft: true,
  });
});
