import { expect, test } from 'vitest';
import { hydrationJson } from './hydration-json.ts';

const data = {
  product: { id: 7, title: 'Saree', title_bn: 'শাড়ি', colours: [{ color: 'Red', color_bn: 'লাল' }] },
  shop: { name: 'Weaver', name_bn: '' },
  settings: { welcome: 'Welcome', welcome_bn: 'স্বাগতম' },
};

test('a page in English carries no Bangla', () => {
  expect(JSON.parse(hydrationJson(data, 'en'))).toEqual({
    product: { id: 7, title: 'Saree', colours: [{ color: 'Red' }] },
    shop: { name: 'Weaver' },
    settings: { welcome: 'Welcome' },
  });
});

test('a page in Bangla carries English where Bangla is missing, and what an order says in English', () => {
  expect(JSON.parse(hydrationJson(data, 'bn'))).toEqual({
    product: { id: 7, title_bn: 'শাড়ি', colours: [{ color: 'Red', color_bn: 'লাল' }] },
    shop: { name: 'Weaver', name_bn: '' },
    settings: { welcome_bn: 'স্বাগতম' },
  });
});
