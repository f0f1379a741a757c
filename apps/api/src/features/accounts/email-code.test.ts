import { expect, test } from 'vitest';
import { hashCode, newCode, typedCode } from './email-code.ts';

test('codes have six digits, leading zeros included, and spread over all of them', () => {
  const codes = Array.from({ length: 20_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (const digit of '0123456789') {
    const share = codes.filter((code) => code.startsWith(digit)).length / codes.length;
    expect(share).toBeGreaterThan(0.085);
    expect(share).toBeLessThan(0.115);
  }
});

test('a hash belongs to its secret, its address and its code', () => {
  const given = { email: 'rahima@haat.test', code: '012345' };
  const hash = hashCode('secret', given);
  expect(hash).toBe(hashCode('secret', given));
  expect(hash).not.toBe(hashCode('another', given));
  expect(hash).not.toBe(hashCode('secret', { ...given, email: 'karim@haat.test' }));
  expect(hash).not.toBe(hashCode('secret', { ...given, code: '012346' }));
  expect(hash).not.toContain('012345');
});

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['০১২৩৪৫', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('typed %j is %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
