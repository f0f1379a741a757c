import { expect, test } from 'vitest';
import { changedFields, changesOf, productDifferences, valuesOf } from './product-values.ts';

const base = valuesOf({
  title: 'Eid Panjabi',
  title_bn: 'ঈদ পাঞ্জাবি',
  description: 'Green.',
  description_bn: 'সবুজ।',
  price: 2450,
  offer_price: 2190,
  condition: 'popular',
  subcategory_id: 3,
  brand_id: 4,
  shop_id: 5,
  keywords: ['eid'],
  colors: [{ color: 'Green', color_bn: 'সবুজ', hex: '#115544' }],
  sizes: ['40', '42'],
  pictures: [{ path: '/media/demo/products/a.webp', alt: '', alt_bn: '' }],
});

test('only what differs is changed; prices in any spelling', () => {
  const typed = { ...base, title: ' Eid Panjabi ', price: '৳২,৪৫০', offer_price: '2,090', sizes: ['40'] };
  expect(changedFields(base, typed)).toEqual(['sizes', 'offer_price']);
  expect(changesOf(typed, changedFields(base, typed))).toEqual({ sizes: ['40'], offer_price: '2090' });
});

test('what would be stored the same is no change: spaces within lists, and either encoding of a Bangla letter', () => {
  const typed = {
    ...base,
    title_bn: `${base.title_bn} \u09df`,
    colors: [{ color: 'Green ', color_bn: ' সবুজ', hex: '#115544' }],
  };
  expect(changedFields({ ...base, title_bn: `${base.title_bn} \u09af\u09bc` }, typed)).toEqual([]);
  expect(changedFields(base, { ...typed, colors: [] })).toEqual(['title_bn', 'colors']);
});

test('each difference of two people says who made it; prices in any spelling are the same', () => {
  const mine = { ...base, title_bn: 'ঈদের পাঞ্জাবি', offer_price: '2,090', price: '২৪৫০', brand_id: '9' };
  const now = { ...base, offer_price: '1990', condition: 'new' as const, brand_id: '9' };
  expect(productDifferences({ base, mine, now })).toEqual([
    { name: 'title_bn', changedBy: 'mine' },
    { name: 'offer_price', changedBy: 'both' },
    { name: 'condition', changedBy: 'theirs' },
  ]);
});
