import { expect, test } from 'vitest';
import { readTraceParent, traceParentText } from './trace-parent.ts';

const span = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 };

test('a span is read as it was written', () => {
  expect(traceParentText(span)).toBe('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
  expect(readTraceParent(traceParentText(span))).toEqual({ ...span, isRemote: true });
});

test.each([
  null,
  undefined,
  '',
  'nonsense',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
])('%s is no span that is recorded', (text) => {
  expect(readTraceParent(text)).toBeNull();
});
