import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test.each([
  [0, '৳0', '৳০'],
  [5, '৳0.05', '৳০.০৫'],
  [99_950, '৳999.50', '৳৯৯৯.৫০'],
  [100_000, '৳1,000', '৳১,০০০'],
  [12_500_000, '৳1,25,000', '৳১,২৫,০০০'],
  [123_456_789_00, '৳12,34,56,789', '৳১২,৩৪,৫৬,৭৮৯'],
])('%i poisha are %s', (poisha, english, bangla) => {
  expect(moneyText(poisha, 'en')).toBe(english);
  expect(moneyText(poisha, 'bn')).toBe(bangla);
});
