import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

test('a step says how many of the selection can take it', () => {
  const pending = { status: 'pending' } as const;
  const packed = { status: 'packed' } as const;
  const delivered = { status: 'delivered' } as const;
  expect(stepsOf([packed, pending, delivered, pending])).toEqual([
    { to: 'confirmed', orders: [pending, pending] },
    { to: 'shipped', orders: [packed] },
  ]);
  expect(stepsOf([delivered])).toEqual([]);
});
