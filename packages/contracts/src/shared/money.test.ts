import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takaInput } from './money.ts';
import { poishaFromTaka, poishaFromTakaText, takaFromPoisha } from './poisha.ts';

test('every amount survives a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (poisha) => {
      expect(takaInput.parse(takaFromPoisha(poisha))).toBe(poisha);
      expect(poishaFromTaka(takaFromPoisha(poisha))).toBe(poisha);
    }),
  );
});

test.each([
  ['1250', 125_000],
  ['1249.5', 124_950],
  ['0.05', 5],
])('%s Taka is %i poisha', (given, poisha) => {
  expect(poishaFromTakaText(given)).toBe(poisha);
});

test.each([-1, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e21, '1e3', '', ' 5', true, [3], { set: 5 }])(
  '%j is no amount',
  (given) => {
    expect(takaInput.safeParse(given).success).toBe(false);
  },
);
