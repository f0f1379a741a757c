import { expect, test } from 'vitest';
import { mistakesIn, readTyped } from './likely-orders.ts';

const order = { order_number: 'HT-7K3M-9QXD', phone: '+8801700000112', name: 'Farzana Akter' };
const mistakes = (q: string) => {
  const typed = readTyped(q);
  return typed && mistakesIn(typed, order);
};

test.each([
  ['HT-7K3N-9QXD', 1],
  ['ht7k3m9qdx', 1],
  ['HT-7K3N', 1],
  ['HT-7K', 0],
  ['HT-2222-9QXD', Infinity],
  ['01700-000113', 1],
  ['+৮৮০১৭০০০০০১১২', 0],
  ['0170000112', 1],
  ['01911000112', Infinity],
  ['Fazana', 1],
  ['farzanna akhter', 2],
  ['Kamrul', Infinity],
])('%s has %d mistakes', (q, count) => {
  expect(mistakes(q)).toBe(count);
});

test('the parts around a mistake are searched for', () => {
  expect(readTyped('HT-7K3N-9QXD')?.searches).toEqual(['HT-7K3N', '9QXD']);
  expect(readTyped('HT-7K3N')?.searches).toEqual(['HT-7K3', 'HT-7K']);
  expect(readTyped('01700000113')?.searches).toEqual(['000113', '0113', '01700000', '0170000011']);
  expect(readTyped('Farzna')?.searches).toEqual(['far', 'fa']);
});

test('what is too short resembles too many', () => {
  expect([readTyped('0170'), readTyped('Fa'), readTyped('HT')]).toEqual([undefined, undefined, undefined]);
});
