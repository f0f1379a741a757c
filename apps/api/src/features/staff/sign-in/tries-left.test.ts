import { expect, test } from 'vitest';
import { triesLeft } from './tries-left.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [3, minutes(14.2), ' 3 tries left, then a pause of 15 minutes.'],
  [1, minutes(0.5), ' 1 try left, then a pause of 1 minute.'],
  [0, minutes(15), ' Now comes a pause of 15 minutes.'],
  [9, minutes(15), ''],
])('%i tries left, %i ms to wait', (left, msBeforeNext, sentence) => {
  expect(triesLeft({ room: { left, msBeforeNext } }).sentence).toBe(sentence);
});

test('without a limit nothing is told', () => {
  expect(triesLeft({ room: { left: Infinity, msBeforeNext: 0 } })).toEqual({ data: undefined, sentence: '' });
});
