import { expect, test } from 'vitest';
import { asksToSaveData } from './save-data.ts';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'save_data=on' }, true],
  [{ cookie: 'a=b; save_data=on; c=d' }, true],
  [{ cookie: 'not_save_data=on' }, false],
  [{ cookie: 'save_data=' }, false],
])('%j: %s', (headers, expected) => {
  expect(asksToSaveData({ headers })).toBe(expected);
});
