import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shared/answer.ts';
import { idInput, orderNumberInput } from '../shared/ids.ts';
import { day } from '../shared/moment.ts';
import { takaInput } from '../shared/money.ts';
import { requiredText, text } from '../shared/text.ts';
import { sheet, sheetCode } from './sheet.ts';
import { idempotencyKey } from '../shared/idempotency-key.ts';

const tag = 'Courier sheets';

export const adminSettlementCreate = endpoint({
  route: adminRoutes.adminSettlementCreate,
  tag,
  summary: 'Books money that came in for parcels of a sheet; those still on the way become delivered',
  access: 'operator',
  limit: 'console',
  params: z.object({ code: sheetCode }),
  headers: z.object({ 'idempotency-key': idempotencyKey.describe('The same key books money on a sheet once') }),
  body: z.object({
    parcels: z
      .array(z.object({ order_number: orderNumberInput, received: takaInput }))
      .max(200)
      .describe('Each parcel whose money came, with what came for it'),
    expected: takaInput.describe('What these parcels have to bring in, as far as the caller knows'),
    received: takaInput.describe('The money that was counted'),
    reference: text(80).optional().describe('Such as the number of a slip'),
    note: text(300).optional(),
  }),
  maxResponse: 2 * 1024 * 1024,
  success: { status: 201, body: answer(sheet) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminSettlementExplain = endpoint({
  route: adminRoutes.adminSettlementExplain,
  tag,
  summary: 'Explains the difference of a settlement, which closes it',
  access: 'owner',
  limit: 'console',
  params: z.object({ code: sheetCode, id: idInput }),
  body: z.object({ explanation: requiredText(300) }),
  maxResponse: 2 * 1024 * 1024,
  success: { status: 200, body: answer(sheet) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminSettlementCsv = endpoint({
  route: adminRoutes.adminSettlementCsv,
  tag,
  summary: 'The newest 1,000 settlements of a period as a table for spreadsheets (CSV)',
  access: 'operator',
  limit: 'console',
  query: z.object({ from: day.optional(), to: day.optional() }),
  maxResponse: 4 * 1024 * 1024,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'text/csv; charset=utf-8' },
  problems: [],
});
