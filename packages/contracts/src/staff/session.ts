import { z } from 'zod';
import { staffRoles } from './roles.ts';

/** A staff member's id: UUIDv7. */
export const staffId = z.uuid('This must be the id of a staff member.');

/** The remaining step before the console is open. */
export const signInStep = z
  .enum(['code', 'enrol'])
  .nullable()
  .describe('code: send a code; enrol: turn the second factor on; null: nothing, the console is open');

/** The signed-in staff member. */
export const staffSession = z
  .object({
    id: staffId,
    full_name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    second_factor: z.boolean(),
    next: signInStep,
  })
  .meta({ id: 'StaffSession' });

/** A session's id: UUIDv7. It grants no access: the cookie holds a secret. */
export const sessionId = z.uuid('This must be the id of a session.');

/** A browser signed in to the console. */
export const browserSession = z
  .object({
    id: sessionId,
    is_this: z.boolean().describe('Whether it is the one that asks'),
    browser: z.string().describe('As the browser names itself'),
    network: z.string().describe('The network address that signed in'),
    signed_in_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().describe('To the minute'),
  })
  .meta({ id: 'BrowserSession' });
export type BrowserSession = z.infer<typeof browserSession>;
