import { expect, test } from 'vitest';
import { correctionOf, withTyped } from './correction-of.ts';

const order = { name: 'Farzana', phone: '+8801700000112', address: 'House 21, Road 5' };

test('only what differs is corrected, with the value it replaces', () => {
  const typed = { name: 'Farzana', phone: '01700-000112', address: 'House 12, Road 5' };
  expect(correctionOf(order, typed)).toEqual({ address: { before: 'House 21, Road 5', after: 'House 12, Road 5' } });
  expect(correctionOf(order, { ...typed, address: order.address })).toBeNull();
  expect(correctionOf(order, { ...typed, phone: '01700000113' })).toMatchObject({
    phone: { before: '+8801700000112', after: '01700000113' },
  });
});

test('fields that nobody typed in follow the order, and are not sent', () => {
  const moved = { ...order, address: 'House 30, Road 5' };
  expect(withTyped(moved, { phone: '01700000113' })).toMatchObject({ phone: '01700000113', address: moved.address });
  expect(correctionOf(moved, { phone: '01700000113' })).not.toHaveProperty('address');
});
