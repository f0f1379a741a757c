import { z } from 'zod';
import { staffId } from './session.ts';

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

/** The kinds of subjects of audit log entries. */
export type AuditKind =
  | 'order'
  | 'mail'
  | 'sheet'
  | 'product'
  | 'picture'
  | 'import'
  | 'coupon'
  | 'review'
  | 'application'
  | 'shop'
  | 'category'
  | 'subcategory'
  | 'size_chart'
  | 'brand'
  | 'zone'
  | 'banner'
  | 'day'
  | 'settings'
  | 'shopper'
  | 'newsletter'
  | 'team'
  | 'synonym'
  | 'staff'
  | 'session'
  | 'audit'
  | 'view';

/** An audit log entry: who changed what. */
export const auditEntry = z
  .object({
    id: z.string().regex(/^\d+$/),
    at: z.iso.datetime(),
    who: z.object({ id: staffId, full_name: z.string() }).nullable().describe('null: a command on the server'),
    action: z.string().describe('The name of the endpoint, or `shop …` of a command'),
    subject: z.object({
      kind: z.string(),
      id: z.string(),
      name: z.string().nullable().describe('How people call it; null where that is the id, or where it is gone'),
      name_bn: z.string().nullable(),
    }),
    before: fields.describe('The changed fields as they were; texts are cut after 200 characters'),
    after: fields.describe('The changed fields as they became'),
    request_id: z.string().nullable().describe('As in the logs'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
