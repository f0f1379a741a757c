import { hash } from '@node-rs/argon2';
import { consoleHeader, type StaffRole } from '@haat/contracts';
import { v7 as uuidV7 } from 'uuid';
import type { Config } from '../../src/platform/config.ts';
import { hashOfStaffSecret, newStaffSecret, staffCookie } from '../../src/platform/session/staff-cookie.ts';
import type { Services } from '../../src/services.ts';

/** A staff member who is signed in to the console. */
export interface TestStaff {
  staffId: string;
  email: string;
  fullName: string;
  role: StaffRole;
  password: string;
  /** The headers that the browser sends with every request of the console. */
  headers: Record<string, string>;
}

let made = 0;

/** Creates a unique staff member directly in the database, signed in; a cheap password hash keeps tests fast. */
export async function makeStaff(
  services: Pick<Services, 'db' | 'config'>,
  overrides: Partial<{ role: StaffRole; email: string; fullName: string; password: string }> = {},
): Promise<TestStaff> {
  made += 1;
  const staffId = uuidV7();
  const role = overrides.role ?? 'staff';
  const fullName = overrides.fullName ?? `Staff ${made}`;
  const email = overrides.email ?? `staff-${staffId}@haat.test`;
  const password = overrides.password ?? 'a long password';
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await services.db.staffMember.create({ data: { id: staffId, email, fullName, role, passwordHash } });
  return { staffId, email, fullName, role, password, headers: await openStaffSession(services, staffId) };
}

interface SessionGiven {
  /** Whether signing in is complete. */
  isOpen?: boolean;
  /** When it was opened and last confirmed. */
  openedAt?: Date;
}

/** Signs a staff member in with another browser. Returns its headers. */
export async function openStaffSession(
  { db, config }: Pick<Services, 'db' | 'config'>,
  staffId: string,
  { isOpen = true, openedAt = new Date() }: SessionGiven = {},
): Promise<Record<string, string>> {
  const secret = newStaffSecret();
  await db.staffSession.create({
    data: {
      id: uuidV7(),
      secretHash: hashOfStaffSecret(secret),
      staffId,
      openedAt: isOpen ? openedAt : null,
      confirmedAt: isOpen ? openedAt : null,
      createdAt: openedAt,
      lastUsedAt: openedAt,
      userAgent: 'test',
      network: '127.0.0.1',
    },
  });
  const [cookie = ''] = staffCookie(config, secret).split(';');
  return { cookie, ...consoleHeaders(config) };
}

/** The headers that the console's pages send with a change, signed in or not. */
export function consoleHeaders({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Record<string, string> {
  return { origin: new URL(PUBLIC_URL).origin, [consoleHeader]: '1' };
}
