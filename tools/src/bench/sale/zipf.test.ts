import { expect, test } from 'vitest';
import { zipf } from './zipf.ts';

test('the first place is drawn about twice as often as the second, and none is out of range', () => {
  const draw = zipf(50);
  const drawn = Array.from({ length: 50 }, () => 0);
  for (let turn = 0; turn < 50_000; turn += 1) {
    const place = draw();
    drawn[place] = (drawn[place] ?? Number.NaN) + 1;
  }
  const [first = 0, second = 0] = drawn;
  expect(drawn).toHaveLength(50);
  expect(first / second).toBeGreaterThan(1.7);
  expect(first / second).toBeLessThan(2.3);
  expect(drawn.at(-1)).toBeGreaterThan(0);
});
