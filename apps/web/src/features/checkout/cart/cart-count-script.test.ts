import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { reconcile, repairIds, repairLines } from '../../cart/public.ts';
import { cartCountScript } from './cart-count-script.ts';

const line = { id: 1, count: 2, selectedColor: null, selectedSize: null };

test.each([
  ['nothing stored', {}],
  ['an empty cart', { cart: '[]', DetailsCart: '[]' }],
  ['two choices of one product', { cart: '[1,1,1]', DetailsCart: [line, { ...line, selectedSize: 'M', count: 1 }] }],
  ['a product that only the flat list knows', { cart: '[1,1,2,2]', DetailsCart: [line] }],
  ['ids as text', { cart: '["1","2"]', DetailsCart: [{ ...line, id: '1' }] }],
  ['what is no line', { DetailsCart: [null, 7, { id: 0 }, { id: -1 }, line] }],
  ['what is no list', { cart: '{"1":1}', DetailsCart: 'cart' }],
])('%s counts as the cart itself reads it', (_name, stored: Record<string, unknown>) => {
  const text = (key: string) => {
    const value = stored[key];
    return value === undefined || typeof value === 'string' ? (value ?? null) : JSON.stringify(value);
  };
  const parsed = (key: string): unknown => {
    try {
      return JSON.parse(text(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const lines = reconcile(repairLines(parsed('DetailsCart')), repairIds(parsed('cart')));
  expect(countLeftBy({ getItem: text })).toBe(lines.length);
});

test('a device without storage counts as an empty cart', () => {
  const forbidden = {
    getItem() {
      throw new Error('SecurityError');
    },
  };
  expect(countLeftBy(forbidden)).toBe(0);
});

/** The count that the script sets on a document. */
function countLeftBy(localStorage: { getItem: (key: string) => string | null }): number {
  const style: Record<string, unknown> = {};
  const dataset = { cartLines: -1 };
  const documentElement = {
    dataset,
    style: { setProperty: (name: string, value: unknown) => (style[name] = value) },
  };
  runInNewContext(cartCountScript, { localStorage, document: { documentElement } });
  expect(style).toEqual({ '--cart-lines': dataset.cartLines });
  return dataset.cartLines;
}
