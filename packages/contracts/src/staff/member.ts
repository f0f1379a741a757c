import { z } from 'zod';
import { staffRoles } from './roles.ts';
import { staffId } from './session.ts';

const moment = z.iso.datetime();

/** A current or former staff member. */
export const staffMember = z
  .object({
    id: staffId,
    full_name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    state: z.enum(['invited', 'active', 'ended']).describe('invited: no password was set yet'),
    second_factor: z.boolean(),
    link_valid_until: moment.nullable().describe('Until when their link sets a password; null without one'),
    last_seen_at: moment.nullable().describe('To the minute; null: never'),
    ended_at: moment.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;
