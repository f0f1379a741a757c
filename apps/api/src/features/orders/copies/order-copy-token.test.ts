import { expect, test } from 'vitest';
import { orderCopyToken, readOrderCopyToken } from './order-copy-token.ts';

const secret = 'a secret of at least thirty-two characters';
const request = { userId: '0190c0de-0000-7000-8000-000000000001', email: 'rahima@haat.test' };
const dayMs = 24 * 60 * 60_000;

test('a token says whose orders go to which address, also after the secret was changed', () => {
  const token = orderCopyToken(secret, request, Date.now());
  expect(readOrderCopyToken([secret], token)).toEqual(request);
  expect(readOrderCopyToken(['a new secret', secret], token)).toEqual(request);
});

test('a token of another secret, a changed one and one that is too old are worth nothing', () => {
  const token = orderCopyToken(secret, request, Date.now());
  const other = orderCopyToken('another secret', { ...request, email: 'evil@haat.test' }, Date.now());
  expect(readOrderCopyToken([secret, undefined], other)).toBeNull();
  expect(readOrderCopyToken([secret], `${other.split('.')[0]}.${token.split('.')[1]}`)).toBeNull();
  expect(readOrderCopyToken([secret], orderCopyToken(secret, request, Date.now() - 8 * dayMs))).toBeNull();
  for (const odd of ['', '.', 'x', 'x.y.z']) expect(readOrderCopyToken([secret], odd)).toBeNull();
});
