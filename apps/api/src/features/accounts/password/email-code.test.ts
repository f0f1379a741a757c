import { expect, test } from 'vitest';
import { configSchema } from '../../../platform/config.ts';
import { hashCode, maxTries, newCode, typedCode } from './email-code.ts';

test('codes have six digits, including leading zeros, and are evenly distributed', () => {
  const codes = Array.from({ length: 20_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (const digit of '0123456789') {
    const share = codes.filter((code) => code.startsWith(digit)).length / codes.length;
    expect(share).toBeGreaterThan(0.085);
    expect(share).toBeLessThan(0.115);
  }
});

test('a hash depends on secret, address and code', () => {
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
])('%j is read as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test('with the default limits less than one guess in a thousand finds a code in a day', () => {
  const { LIMIT_FORGET_PASSWORD_ALL: asked, LIMIT_CODES_ELSEWHERE: elsewhere } = configSchema.parse({
    DATABASE_URL: 'postgres://haat@127.0.0.1/haat',
  });
  const day = 24 * 60 * 60;
  const codesADay = (asked.points * day) / asked.seconds;
  const triesElsewhereADay = (elsewhere.points * day) / elsewhere.seconds;
  // Worst case: every code of the day is valid while an attacker guesses from another address.
  const chance = (codesADay * maxTries + triesElsewhereADay * codesADay) / 1_000_000;
  expect(chance).toBeLessThan(0.001);
});
