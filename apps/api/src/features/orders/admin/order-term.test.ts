import { expect, test } from 'vitest';
import { orderTerm } from './order-term.ts';

test.each([
  ['HT-7K3M-9QXD', 'order_number', 'HT-7K3M-9QXD'],
  ['ht7k3m9qxd', 'order_number', 'HT-7K3M-9QXD'],
  ['ht-7k3m', 'order_number', 'HT-7K3M-'],
  ['HT-7K', 'order_number', 'HT-7K'],
  ['01712-345678', 'phone', '+8801712345678'],
  ['০১৭১২', 'phone', '+8801712'],
  ['8801712', 'phone', '+8801712'],
  ['+44 20 7946', 'phone', '+44207946'],
  [' Farzana A', 'name', 'farzana a'],
  ['কামরুল', 'name', 'কামরুল'],
  ['7', 'name', '7'],
  ['HT', 'name', 'ht'],
])('%s is looked for as %s', (typed, column, beginning) => {
  expect(orderTerm(typed)).toEqual({ column, beginning });
});
