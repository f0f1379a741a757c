import type { Db } from '@haat/db';

const keptForMs = 4_000;
const mostKept = 10_000;

interface Kept {
  version: Promise<number | null>;
  untilMs: number;
}

/** The current token version of each user, read from the database at most once in 4 s per user. */
export interface TokenVersions {
  /** Null: no such user, or one who is not allowed in. */
  read(userId: string): Promise<number | null>;
  forget(userId: string): void;
}

/** Creates the reader, with bounded memory. */
export function createTokenVersions(db: Db): TokenVersions {
  const kept = new Map<string, Kept>();

  async function ask(userId: string) {
    // Asked with almost every request of a shopper, and raw it takes half the time of the model's read.
    const [user] = await db.$queryRaw<{ token_version: number }[]>`
      SELECT token_version FROM users WHERE id = ${userId}::uuid AND status = 'active'`;
    return user?.token_version ?? null;
  }

  function remember(userId: string): Promise<number | null> {
    // Dropping everything at once is rare, and cheaper than tracking the order of use.
    if (kept.size >= mostKept) kept.clear();
    const entry = { version: ask(userId), untilMs: Date.now() + keptForMs };
    kept.set(userId, entry);
    entry.version.catch(() => {
      if (kept.get(userId) === entry) kept.delete(userId);
    });
    return entry.version;
  }

  return {
    read(userId) {
      const entry = kept.get(userId);
      if (entry && entry.untilMs > Date.now()) return entry.version;
      return remember(userId);
    },
    forget: (userId) => void kept.delete(userId),
  };
}
