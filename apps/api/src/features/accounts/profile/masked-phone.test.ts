import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test.each([
  ['+8801712345689', '017******89'],
  ['01712345689', '017******89'],
  ['+447911123456', '+44********56'],
  ['12345', '*****'],
  ['', ''],
])('%s is shown as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
