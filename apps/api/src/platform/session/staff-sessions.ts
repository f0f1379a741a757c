import type { StaffRole } from '@haat/contracts';
import type { Db } from '@haat/db';
import type { Config } from '../config.ts';
import type { StaffCaller } from '../http/handler.ts';
import { nextStep } from './next-step.ts';
import { hashOfStaffSecret, staffSecretIn, staffSessionHours } from './staff-cookie.ts';

/**
 * Sessions of the console. They are read for every request, so that an ended session or a changed role takes effect
 * at once everywhere.
 */
export interface StaffSessions {
  /**
   * The staff member whose session a `Cookie` header names; null if there is none or it has ended. Rejects if the
   * database is unreachable.
   */
  authenticate(cookie: string | undefined): Promise<StaffCaller | null>;
  /** The names of owners, who can grant roles; at most three. */
  ownerNames(): Promise<string[]>;
  /** Postpones the time at which owners' endpoints require a new confirmation. */
  keepConfirmed(staff: StaffCaller): Promise<void>;
}

interface SessionRow {
  id: string;
  staff_id: string;
  email: string;
  full_name: string;
  role: StaffRole;
  has_second_factor: boolean;
  is_open: boolean;
  confirmed_at: Date | null;
  is_due: boolean;
}

/** Reads the sessions through `db`. */
export function createStaffSessions({ db, config }: { db: Db; config: Config }): StaffSessions {
  async function read(secretHash: string): Promise<SessionRow | undefined> {
    const [row] = await db.$queryRaw<SessionRow[]>`
      SELECT s.id, s.staff_id, m.email, m.full_name, m.role::text AS role, s.confirmed_at,
             m.totp_confirmed_at IS NOT NULL AS has_second_factor, s.opened_at IS NOT NULL AS is_open,
             s.last_used_at < now() - interval '1 minute' OR m.last_seen_at IS NULL AS is_due
        FROM staff_sessions s JOIN staff_members m ON m.id = s.staff_id
       WHERE s.secret_hash = ${secretHash} AND m.ended_at IS NULL
         AND s.created_at > now() - make_interval(hours => ${staffSessionHours})`;
    return row;
  }

  /** Of simultaneous requests, only one writes. */
  async function markUsed({ id, staff_id: staffId }: SessionRow): Promise<void> {
    await db.$executeRaw`
      WITH used AS (UPDATE staff_sessions SET last_used_at = now()
                     WHERE id = ${id}::uuid AND last_used_at < now() - interval '1 minute')
      UPDATE staff_members SET last_seen_at = now()
       WHERE id = ${staffId}::uuid AND (last_seen_at IS NULL OR last_seen_at < now() - interval '1 minute')`;
  }

  return {
    async authenticate(cookie) {
      const secret = staffSecretIn(cookie);
      const row = secret && (await read(hashOfStaffSecret(secret)));
      if (!row) return null;
      if (row.is_due && row.is_open) await markUsed(row);
      return callerOf(row, config);
    },
    async ownerNames() {
      const owners = await db.staffMember.findMany({
        where: { role: 'owner', endedAt: null, passwordHash: { not: null } },
        select: { fullName: true },
        orderBy: { createdAt: 'asc' },
        take: 3,
      });
      return owners.map(({ fullName }) => fullName);
    },
    async keepConfirmed({ sessionId }) {
      await db.$executeRaw`
        UPDATE staff_sessions SET confirmed_at = now()
         WHERE id = ${sessionId}::uuid AND confirmed_at < now() - interval '1 minute'`;
    },
  };
}

function callerOf(row: SessionRow, config: Config): StaffCaller {
  const { role, is_open: isOpen, has_second_factor: hasSecondFactor } = row;
  return {
    staffId: row.staff_id,
    sessionId: row.id,
    email: row.email,
    fullName: row.full_name,
    role,
    hasSecondFactor,
    confirmedAtMs: row.confirmed_at?.getTime() ?? 0,
    next: nextStep(config, { role, isOpen, hasSecondFactor }),
  };
}
