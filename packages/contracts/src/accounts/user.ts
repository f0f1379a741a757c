import { z } from 'zod';
import { userId } from '../shared/ids.ts';

/**
 * A user's own data, visible only to that user. `photo` is a file name under /uploads/images/user_image/, '' if there
 * is none.
 */
export const profile = z
  .object({
    user_id: userId,
    full_name: z.string(),
    email: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    photo: z.string(),
    status: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

/** The result of a login: a bearer token valid for 7 days, and its user. */
export const session = z
  .object({ token: z.string(), email: z.string(), user_id: userId, name: z.string() })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;
