import { expect, test } from 'vitest';
import { averageOrder, axisTop, paidShare, takingsOf, weeklyChange } from './takings.ts';

const day = (given: object) => ({ day: '2026-11-22', orders: 0, lost: 0, paid: 0, open: 0, ...given });

test('takings are what is paid and what will be', () => {
  expect(takingsOf(day({ paid: 100, open: 50 }))).toBe(150);
});

test('an average order leaves out what was lost', () => {
  expect(averageOrder([day({ orders: 3, lost: 1, paid: 300 }), day({ orders: 1, open: 60 })])).toBe(120);
  expect(averageOrder([day({ orders: 2, lost: 2 })])).toBe(0);
});

test('the share that is paid', () => {
  expect(paidShare([day({ paid: 75, open: 25 })])).toBe(0.75);
  expect(paidShare([day({})])).toBe(0);
});

test('a day is compared with the same day of the week before', () => {
  const days = Array.from({ length: 8 }, (_each, index) => day({ orders: index === 0 ? 50 : 40 }));
  expect(weeklyChange(days, 7)).toBe(-20);
  expect(weeklyChange(days, 6)).toBeNull();
  expect(weeklyChange([day({}), ...days.slice(1)], 7)).toBeNull();
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [1200, 2000],
  [181_764, 200_000],
  [200_001, 500_000],
])('the axis for %i ends at %i', (value, top) => {
  expect(axisTop(value)).toBe(top);
});
