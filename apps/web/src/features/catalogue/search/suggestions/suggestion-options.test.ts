import { expect, test } from 'vitest';
import { suggestionOptions } from './suggestion-options.ts';

const found = {
  completions: ['red saree'],
  products: [{ id: 7, slug: 'red-saree', title: 'Red Saree', title_bn: 'লাল শাড়ি', photo: '/a.webp', offer_price: 890 }],
  categories: [{ id: 1, title: 'Sarees', title_bn: 'শাড়ি' }],
  subcategories: [{ id: 4, title: 'Silk sarees', title_bn: 'সিল্ক' }],
  shops: [{ id: 2, name: 'Saree Ghar', name_bn: 'শাড়ি ঘর' }],
  brands: [{ id: 3, title: 'Sareeka', title_bn: '' }],
};

test('every suggestion leads to its page, words first and products last', () => {
  expect(suggestionOptions(found, 'en').map(({ group, to }) => [group, to])).toEqual([
    ['completions', '/search?q=red+saree'],
    ['categories', '/product/category/product_list/1'],
    ['categories', '/product/category/subCategory/4'],
    ['shops', '/shop/all_product/2'],
    ['brands', '/product/brand/3'],
    ['products', '/product/product_details/red-saree'],
  ]);
});

test('titles are in the page language, English where Bangla is missing', () => {
  expect(suggestionOptions(found, 'bn').map(({ title }) => title)).toEqual([
    'red saree',
    'শাড়ি',
    'সিল্ক',
    'শাড়ি ঘর',
    'Sareeka',
    'লাল শাড়ি',
  ]);
});
