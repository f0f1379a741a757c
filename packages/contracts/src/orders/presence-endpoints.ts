import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { listAnswer } from '../shared/answer.ts';
import { orderNumberInput } from '../shared/ids.ts';

const colleagueHere = z.object({
  name: z.string(),
  is_calling: z.boolean().describe('Whether they are calling the shopper, or about to'),
  since: z.iso.datetime(),
});

/** A colleague who has the same order on the screen. */
export type ColleagueHere = z.infer<typeof colleagueHere>;

export const adminOrderPresence = endpoint({
  route: adminRoutes.adminOrderPresence,
  isFleeting: true,
  tag: 'Orders of the shop',
  summary:
    'Says that an order is on the caller’s screen, which counts for less than a minute; returns the colleagues who have it, too',
  access: 'staff',
  limit: 'console',
  params: z.object({ order_number: orderNumberInput }),
  body: z.object({ is_calling: z.boolean() }),
  success: { status: 200, body: listAnswer(colleagueHere) },
  problems: ['NOT_FOUND'],
});
