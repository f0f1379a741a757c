import { hash } from '@node-rs/argon2';
import { v7 as uuidV7 } from 'uuid';
import type { Services } from '../../src/services.ts';

/** A shopper who can log in and holds a token. */
export interface TestShopper {
  userId: string;
  email: string;
  name: string;
  password: string;
  token: string;
}

let made = 0;

/** Creates a unique shopper directly in the database; a cheap password hash keeps tests fast. */
export async function makeShopper(
  { pool, sessions }: Pick<Services, 'pool' | 'sessions'>,
  overrides: Partial<{ email: string; name: string; phone: string; password: string }> = {},
): Promise<TestShopper> {
  made += 1;
  const userId = uuidV7();
  const name = overrides.name ?? `Shopper ${made}`;
  const email = overrides.email ?? `shopper-${userId}@haat.test`;
  const password = overrides.password ?? 'a long password';
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await pool.query(`INSERT INTO users (id, email, full_name, password_hash, phone) VALUES ($1, $2, $3, $4, $5)`, [
    userId,
    email,
    name,
    passwordHash,
    overrides.phone ?? null,
  ]);
  return { userId, email, name, password, token: sessions.open({ userId, tokenVersion: 1 }) };
}
