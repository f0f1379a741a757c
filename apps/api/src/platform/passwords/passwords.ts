import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../concurrency/semaphore.ts';

/** argon2id, about 15 ms each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes and verifies passwords, at most four at once; under overload, throws UNAVAILABLE after 5 s. Keyboards encode
 * some Bangla letters in two ways; both count as the same password.
 */
export interface Passwords {
  /** The argon2id hash in PHC format, which contains its salt and cost. */
  hash(password: string): Promise<string>;
  /** Whether `password` matches the hash. Without a hash (an unknown account) it does the same work and returns false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Creates the hasher, including the dummy hash for unknown accounts. */
export async function createPasswords(): Promise<Passwords> {
  const semaphore = createSemaphore({ maxConcurrent: 4, maxQueued: 200, maxWaitMs: 5_000 });
  const standIn = await hash(crypto.randomUUID(), cost);

  return {
    hash: (password) => semaphore(() => hash(password.normalize('NFC'), cost)),
    async verify(stored, password) {
      const isRight = await semaphore(() => verify(stored ?? standIn, password.normalize('NFC')));
      return isRight && stored !== null;
    },
  };
}
