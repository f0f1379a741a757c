import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

const product = {
  title: 'Nakshi Quilt',
  title_bn: 'নকশি কাঁথা',
  description: 'Stitched by hand.',
  description_bn: 'হাতে সেলাই।',
  price: 1250.5,
  offer_price: 1000,
  condition: 'new' as const,
  subcategory_id: 3,
  brand_id: 2,
  shop_id: 1,
  keywords: ['quilt'],
  colors: [{ color: 'Blue', color_bn: 'নীল', hex: '#1d5c8a' }],
  sizes: ['L'],
  pictures: [
    { path: 'https://elsewhere.example/a.webp', alt: '', alt_bn: '' },
    { path: '/uploads/images/product_more_image/b.webp', alt: 'Back', alt_bn: 'পেছনে' },
  ],
};

test('a copy has everything of its product, titles that say so, and the pictures that the shop keeps', () => {
  const { values, leftOut } = copyOf(product);
  expect(values).toEqual({
    ...product,
    title: 'Nakshi Quilt (copy)',
    title_bn: 'নকশি কাঁথা (কপি)',
    price: '1250.5',
    offer_price: '1000',
    subcategory_id: '3',
    brand_id: '2',
    shop_id: '1',
    pictures: [product.pictures[1]],
  });
  expect(leftOut).toBe(1);
});

test('the longest title keeps its mark within the bound', () => {
  const { title } = copyOf({ ...product, title: 'a'.repeat(200) }).values;
  expect(title).toHaveLength(200);
  expect(title).toMatch(/a \(copy\)$/);
});
