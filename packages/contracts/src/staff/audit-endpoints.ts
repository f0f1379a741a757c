import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answerWith } from '../shared/answer.ts';
import { wholeNumber } from '../shared/ids.ts';
import { auditEntry } from './audit-entry.ts';
import { staffId } from './session.ts';

const word = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[\w .:-]+$/);
const tag = 'Console: staff';
/** PostgreSQL has no year 0, and JavaScript writes years after 9999 in another way. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((value) => value >= '1970' && value < '9999', 'A time from 1970 to 9998.');

/** The filters of the audit log, without its page. */
const auditFilters = z.object({
  who: z
    .union([staffId, z.literal('server')])
    .optional()
    .describe('A staff member, or the commands on the server'),
  subject_kind: word(40).optional(),
  subject_id: word(80).optional().describe('Only together with subject_kind'),
  action: word(80).optional(),
  from: moment.optional(),
  to: moment.optional().describe('Up to, not including'),
});

export const adminAuditLog = endpoint({
  route: adminRoutes.adminAuditLog,
  tag,
  summary: 'Who changed what, the newest first',
  access: 'owner',
  limit: 'console',
  maxResponse: 1024 * 1024,
  query: z.object({
    ...auditFilters.shape,
    cursor: z.string().max(200).optional().describe('next_cursor of the previous page'),
    limit: wholeNumber({ min: 1, max: 100, message: 'Between 1 and 100.' }).default(50),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(auditEntry), { next_cursor: z.string().nullable().describe('null on the last page') }),
  },
  problems: [],
});

export const adminAuditExport = endpoint({
  route: adminRoutes.adminAuditExport,
  tag,
  summary: 'The entries as a table for spreadsheets (CSV), a line for each field, of at most the newest 10,000',
  access: 'owner',
  limit: 'console',
  body: auditFilters,
  maxResponse: 128 * 1024 * 1024,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'text/csv; charset=utf-8' },
  problems: [],
});
