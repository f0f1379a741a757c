import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = await createPasswords();

test('a hash is argon2id with the agreed parameters and verifies its own password only', async () => {
  const stored = await passwords.hash('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'correct horse')).toBe(true);
  expect(await passwords.verify(stored, 'correct horsf')).toBe(false);
});

test('verifying an unknown account fails and takes about as long as a known one', async () => {
  const stored = await passwords.hash('correct horse');
  const timed = async (hash: string | null) => {
    const startedAt = performance.now();
    for (let round = 0; round < 10; round += 1) expect(await passwords.verify(hash, 'wrong one')).toBe(false);
    return performance.now() - startedAt;
  };
  const known = await timed(stored);
  const unknown = await timed(null);
  // Without the dummy hash, an unknown account would take almost no time.
  expect(unknown).toBeGreaterThan(known / 3);
});
