import { expect, test } from 'vitest';
import { declaredAnswers, missingAnswers } from './answers.ts';

test('every endpoint must be seen to succeed, and to fail as declared', () => {
  const declared = declaredAnswers();
  expect(declared).toContain('checkoutConfirm success');
  expect(declared).toContain('checkoutConfirm OUT_OF_STOCK');
  expect(declared).toContain('userInfo UNAUTHORIZED');
  expect(declared.length).toBeGreaterThan(100);
});

test('a declared response that no test has seen is named', () => {
  const declared = ['login success', 'login WRONG_CREDENTIALS'];
  expect(missingAnswers({ declared, seen: new Set(['login success']) })).toEqual(['login WRONG_CREDENTIALS']);
});
