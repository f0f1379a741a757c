import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A staff member of the console, as typed into forms. */
export interface Staff {
  email: string;
  name: string;
  password: string;
}

const password = 'shapla-shaluk-1971';
/** The argon2id hash of the password at minimum cost, so that signing in is fast. */
const passwordHash = '$argon2id$v=19$m=64,t=1,p=1$gUjYCtO3rDcEW4geDGzwHQ$W2G6Iu9x3MBLn2l+9phNaWCwWBThTk7XsaEkdHgDl1I';

/** Adds a staff member with a password and without a second factor. */
export async function addStaff(
  database: pg.Client,
  { name = 'Nusrat Jahan', role = 'operator' }: { name?: string; role?: 'staff' | 'operator' | 'owner' } = {},
): Promise<Staff> {
  const id = randomUUID();
  const email = `staff-${id}@haat.example`;
  await database.query(
    'INSERT INTO staff_members (id, email, full_name, role, password_hash) VALUES ($1, $2, $3, $4, $5)',
    [id, email, name, role, passwordHash],
  );
  return { email, name, password };
}
