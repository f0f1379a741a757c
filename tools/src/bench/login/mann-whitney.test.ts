import { expect, test } from 'vitest';
import { mannWhitneyP } from './mann-whitney.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('samples that mix evenly are alike, those apart are not', () => {
  const even = upTo(200).map((value) => value * 2);
  const odd = even.map((value) => value + 1);
  expect(mannWhitneyP(even, odd)).toBeGreaterThan(0.9);
  expect(
    mannWhitneyP(
      even,
      even.map((value) => value + 500.5),
    ),
  ).toBeLessThan(1e-9);
});

test('20 and 20 values, of whose 400 pairs 136 stand the other way round: z is 1.731', () => {
  const one = upTo(20).map((value) => value * 2);
  const other = one.map((value) => value + 7.1);
  expect(mannWhitneyP(one, other)).toBeCloseTo(0.0834, 3);
});
