import type { OrderStatus } from '@haat/contracts';
import { expect, test } from 'vitest';
import { canMove } from '@haat/contracts/orders/order-statuses';
import { canShopperCancel, statusesBefore, stockReasonOf } from './order-status.ts';

const all: OrderStatus[] = ['pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'];

test('the moves an order can make, and no others', () => {
  const moves = all.flatMap((from) => all.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual([
    'pending → confirmed',
    'pending → cancelled',
    'confirmed → packed',
    'confirmed → cancelled',
    'packed → shipped',
    'packed → cancelled',
    'shipped → delivered',
    'shipped → returned',
    'delivered → returned',
  ]);
});

test('each status knows the ones before it', () => {
  expect(statusesBefore('cancelled')).toEqual(['pending', 'confirmed', 'packed']);
  expect(statusesBefore('pending')).toEqual([]);
});

test('a shopper cancels pending orders only', () => {
  expect(all.filter(canShopperCancel)).toEqual(['pending']);
});

test('stock comes back from cancelled and returned orders', () => {
  expect(all.filter(stockReasonOf)).toEqual(['cancelled', 'returned']);
});
