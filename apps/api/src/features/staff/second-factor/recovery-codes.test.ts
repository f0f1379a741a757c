import { expect, test } from 'vitest';
import { newRecoveryCodes, typedRecoveryCode } from './recovery-codes.ts';

test('eight different codes that can be read out', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
});

test.each([
  ['7k3mq-9qxda', '7K3MQ-9QXDA'],
  [' 7K3M Q9QX DA', '7K3MQ-9QXDA'],
  ['7K3MQ9QXD', null],
  ['123456', null],
  ['', null],
])('"%s" typed is %s', (typed, code) => {
  expect(typedRecoveryCode(typed)).toBe(code);
});
