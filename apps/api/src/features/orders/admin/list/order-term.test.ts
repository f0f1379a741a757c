import { expect, test } from 'vitest';
import { orderTerms } from './order-term.ts';

test.each([
  ['HT-7K3M-9QXD', 'order_number begins HT-7K3M-9QXD'],
  ['ht7k3m9qxd', 'order_number begins HT-7K3M-9QXD'],
  ['ht-7k3m', 'order_number begins HT-7K3M-'],
  ['HT-7K', 'order_number begins HT-7K'],
  ['9qxd', 'order_number ends 9QXD, name begins 9qxd'],
  ['3M9QXD', 'order_number ends 3M-9QXD, name begins 3m9qxd'],
  ['7k3m-9qxd', 'order_number ends 7K3M-9QXD, name begins 7k3m-9qxd'],
  ['9QX', 'name begins 9qx'],
  ['01712-345678', 'phone begins +8801712345678, phone ends 01712345678'],
  ['০১৭১২', 'phone begins +8801712, phone ends 01712'],
  ['8801712', 'phone begins +8801712, phone ends 8801712'],
  ['5678', 'phone begins +5678, phone ends 5678, order_number ends 5678'],
  ['567', 'phone begins +567'],
  ['+44 20 7946', 'phone begins +44207946'],
  [' Farzana A', 'name begins farzana a'],
  ['rahat', 'name begins rahat'],
  ['KQXD', 'name begins kqxd'],
  ['কামরুল', 'name begins কামরুল'],
  ['7', 'name begins 7'],
  [' Nusrat@Haat.Example', 'email is nusrat@haat.example'],
  ['HT', 'name begins ht'],
])('%s is looked for as %s', (typed, meant) => {
  const terms = orderTerms(typed).map(({ column, side, text }) => {
    return `${column} ${{ beginning: 'begins', end: 'ends', whole: 'is' }[side]} ${text}`;
  });
  expect(terms.join(', ')).toBe(meant);
});
