import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answerWith, done } from '../shared/answer.ts';
import { email, text } from '../shared/text.ts';

const tag = 'Newsletter';

/** An address on the mailing list. */
const subscriber = z.object({ email: z.string(), since: z.iso.datetime() }).meta({ id: 'Subscriber' });

export const adminSubscriberList = endpoint({
  route: adminRoutes.adminSubscriberList,
  tag,
  summary: 'The addresses of the mailing list, newest first, 50 at a time; found by a part of them',
  access: 'owner',
  limit: 'console',
  query: z.object({
    q: text(100).optional(),
    cursor: z.string().max(500).optional().describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(subscriber), {
      total: z.int().describe('How many are on the list, whatever is searched for'),
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  problems: [],
});

export const adminSubscriberExport = endpoint({
  route: adminRoutes.adminSubscriberExport,
  tag,
  summary: 'The whole mailing list as a table for spreadsheets (CSV)',
  access: 'owner',
  limit: 'console',
  maxResponse: 512 * 1024 * 1024,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'text/csv; charset=utf-8' },
  problems: [],
});

export const adminSubscriberRemove = endpoint({
  route: adminRoutes.adminSubscriberRemove,
  tag,
  summary: 'Takes an address off the mailing list',
  access: 'owner',
  limit: 'console',
  body: z.object({ email }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND'],
});
