import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['+8801700000112', '01700-000112'],
  ['+447911123456', '+447911123456'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
});
