import { expect, test } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

// RFC 6238, appendix B: the secret "12345678901234567890" with SHA-1; the last six digits of each code.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code is %s', (second, code) => {
  expect(totpStep({ secret, code, nowMs: second * 1000 })).toBe(Math.floor(second / 30));
});

test('a code of the step before or after belongs to its own step; older ones do not count', () => {
  const nowMs = 1_111_111_109_000;
  const step = Math.floor(1_111_111_109 / 30);
  expect(totpStep({ secret, code: '081804', nowMs: nowMs + 30_000 })).toBe(step);
  expect(totpStep({ secret, code: '081804', nowMs: nowMs - 30_000 })).toBe(step);
  expect(totpStep({ secret, code: '081804', nowMs: nowMs + 60_000 })).toBeNull();
  expect(totpStep({ secret, code: '081805', nowMs })).toBeNull();
});

test('a new secret has 160 bits, and its address names shop and person', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  const uri = new URL(totpUri({ secret: made, email: 'nusrat@haat.test' }));
  expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    made,
    'Haat',
  ]);
  expect(decodeURIComponent(uri.href)).toContain('Haat:nusrat@haat.test');
});
