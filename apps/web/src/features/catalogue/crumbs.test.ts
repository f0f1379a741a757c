import { expect, test } from 'vitest';
import { breadcrumbJsonLd, crumbsOf } from './crumbs.ts';

const category = { id: 2, title: 'Men', title_bn: 'পুরুষ' };
const subcategory = { id: 7, title: 'Panjabi', title_bn: 'পাঞ্জাবি' };

test('the last crumb is the page itself and has no link', () => {
  expect(crumbsOf({ locale: 'en', category }, 'Home')).toEqual([{ label: 'Home', to: '/' }, { label: 'Men' }]);
  expect(crumbsOf({ locale: 'en', category, subcategory, page: 'White Panjabi' }, 'Home')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Men', to: '/product/category/product_list/2' },
    { label: 'Panjabi', to: '/product/category/subCategory/7' },
    { label: 'White Panjabi' },
  ]);
});

test("search engines get the same crumbs with absolute URLs, in the page's language", () => {
  const crumbs = crumbsOf({ locale: 'bn', category, subcategory }, 'হোম');
  const page = { origin: 'https://haat.example', path: '/product/category/subCategory/7', locale: 'bn' } as const;
  expect(breadcrumbJsonLd(crumbs, page)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'হোম', item: 'https://haat.example/bn' },
      { position: 2, name: 'পুরুষ', item: 'https://haat.example/bn/product/category/product_list/2' },
      { position: 3, name: 'পাঞ্জাবি', item: 'https://haat.example/bn/product/category/subCategory/7' },
    ],
  });
});
