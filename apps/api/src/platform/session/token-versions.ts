import type { Db } from '@haat/db';

const maxAgeMs = 4_000;
const maxEntries = 10_000;

interface CachedVersion {
  version: Promise<number | null>;
  untilMs: number;
}

/** The current token version of each user, read from the database at most once in 4 s per user. */
export interface TokenVersions {
  /** Null if there is no such user or they are not allowed in. */
  read(userId: string): Promise<number | null>;
  invalidate(userId: string): void;
}

/** Creates the reader, with bounded memory. */
export function createTokenVersions(db: Db): TokenVersions {
  const cache = new Map<string, CachedVersion>();

  async function ask(userId: string) {
    // Runs with almost every request of a shopper; the raw query takes half the time of the model's.
    const [user] = await db.$queryRaw<{ token_version: number }[]>`
      SELECT token_version FROM users WHERE id = ${userId}::uuid AND status = 'active'`;
    return user?.token_version ?? null;
  }

  function remember(userId: string): Promise<number | null> {
    // Dropping everything is rare, and cheaper than tracking the order of use.
    if (cache.size >= maxEntries) cache.clear();
    const entry = { version: ask(userId), untilMs: Date.now() + maxAgeMs };
    cache.set(userId, entry);
    entry.version.catch(() => {
      if (cache.get(userId) === entry) cache.delete(userId);
    });
    return entry.version;
  }

  return {
    read(userId) {
      const entry = cache.get(userId);
      if (entry && entry.untilMs > Date.now()) return entry.version;
      return remember(userId);
    },
    invalidate: (userId) => void cache.delete(userId),
  };
}
