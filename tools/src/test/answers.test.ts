import { expect, test } from 'vitest';
import { declaredAnswers, missingAnswers, undeclaredAnswers } from './answers.ts';

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

test('a problem that every endpoint may have for the server’s own reasons need not be seen', () => {
  expect(missingAnswers({ declared: ['login UNAVAILABLE'], seen: new Set() })).toEqual([]);
});

test('a response that no contract declares is named, unless the request could not be read', () => {
  const declared = ['login success', 'login WRONG_CREDENTIALS'];
  const seen = new Set([...declared, 'login NOT_FOUND', 'login EMAIL_TAKEN', 'login BAD_REQUEST']);
  expect(undeclaredAnswers({ declared, seen })).toEqual(['login EMAIL_TAKEN', 'login NOT_FOUND']);
});
