import { expect, test } from 'vitest';
import { readTimeCursor, timeCursorText } from './time-cursor.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a cursor is read as it was written', () => {
  const cursor = { at: '2026-11-22T09:41:00.123Z', id: '999999999999999999' };
  expect(readTimeCursor(timeCursorText(cursor))).toEqual(cursor);
});

test.each([
  '',
  'nonsense',
  encoded(null),
  encoded(['2026-11-22T09:41:00Z', 1]),
  encoded(['2026-11-22T09:41:00Z', '-1']),
  encoded(['2026-11-22T09:41:00Z', '1'.repeat(19)]),
  encoded(['0000-01-01T00:00:00Z', '1']),
  encoded(['yesterday', '1']),
])('%s is refused', (text) => {
  expect(() => readTimeCursor(text)).toThrow('This is not the cursor of a page of this list.');
});
