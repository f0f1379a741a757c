import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith, done } from '../shared/answer.ts';
import { userId } from '../shared/ids.ts';
import { requiredText, text } from '../shared/text.ts';
import { adminShopper, adminShopperRow, canFindShoppers, shopperViews } from './admin-shopper.ts';
import { personalData } from './personal-data.ts';

const tag = 'Shoppers';
const params = z.object({ id: userId });
const tooShort = 'Type at least three letters or figures.';

export const adminShopperList = endpoint({
  route: adminRoutes.adminShopperList,
  tag,
  summary:
    'Shoppers, newest first, 50 at a time; found by a part of name, e-mail address or phone, or by an order number',
  access: 'owner',
  limit: 'console',
  query: z.object({
    view: z.enum(shopperViews).default('all'),
    q: text(100).refine(canFindShoppers, tooShort).optional(),
    cursor: userId.optional().describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(adminShopperRow), {
      blocked: z
        .object({ count: z.int(), is_exact: z.boolean() })
        .describe('How many are blocked, counted up to 1,000'),
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  problems: [],
});

export const adminShopperEndpoint = endpoint({
  route: adminRoutes.adminShopper,
  tag,
  summary: 'One shopper with orders, reviews and addresses',
  access: 'owner',
  limit: 'console',
  params,
  success: { status: 200, body: answer(adminShopper) },
  problems: ['NOT_FOUND'],
});

export const adminShopperBlock = endpoint({
  route: adminRoutes.adminShopperBlock,
  tag,
  summary:
    'Blocks a shopper, who is logged out everywhere and can neither log in nor order. One who is blocked already is answered as they are',
  access: 'owner',
  limit: 'console',
  params,
  body: z.object({ reason: requiredText(300).describe('For staff alone') }),
  success: { status: 200, body: answer(adminShopper) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminShopperUnblock = endpoint({
  route: adminRoutes.adminShopperUnblock,
  tag,
  summary: 'Lets a blocked shopper log in again. One who is not blocked is answered as they are',
  access: 'owner',
  limit: 'console',
  params,
  success: { status: 200, body: answer(adminShopper) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminShopperExport = endpoint({
  route: adminRoutes.adminShopperExport,
  tag,
  summary: 'Everything the shop keeps about a shopper, to pass on to that person; stored nowhere',
  access: 'owner',
  limit: 'console',
  params,
  maxResponse: 64 * 1024 * 1024,
  success: { status: 200, body: answer(personalData) },
  problems: ['NOT_FOUND'],
});

export const adminShopperForget = endpoint({
  route: adminRoutes.adminShopperForget,
  tag,
  summary:
    'Deletes the account of a shopper for good. Orders stay without name, phone, e-mail and address, reviews without author; not while orders are under way',
  access: 'owner',
  limit: 'console',
  params,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'ORDERS_UNDER_WAY'],
});
