import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith, listAnswer } from '../shared/answer.ts';
import { problem } from '../shared/field-problems.ts';
import { idInput } from '../shared/ids.ts';
import { takaInput } from '../shared/money.ts';
import { line, requiredText, text } from '../shared/text.ts';
import { adminProduct, adminProductRow, enteredStockReason, productViews } from './admin-product.ts';
import { productCondition } from './product.ts';

const tag = 'Products of the shop';
const productParams = z.object({ id: idInput });
const version = z.int().min(1).describe('The version that the edit is of');
const maxSelected = 200;
const maxStock = 1_000_000;

export const adminProductList = endpoint({
  route: adminRoutes.adminProductList,
  tag,
  summary: 'The products of a view, 50 at a time, newest first',
  access: 'staff',
  limit: 'console',
  query: z.object({
    view: z.enum(productViews).default('sold'),
    q: text(100).optional().describe('An id, or words of a title in their order'),
    category: idInput.optional(),
    subcategory: idInput.optional(),
    brand: idInput.optional(),
    shop: idInput.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,10}$/, 'This is no cursor of a list of products.')
      .optional()
      .describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(adminProductRow), {
      next_cursor: z.string().nullable().describe('null on the last page'),
      total: z.int().nullable().describe('How many products are sold in all; null with a search or a filter'),
    }),
  },
  problems: [],
});

export const adminProductEndpoint = endpoint({
  route: adminRoutes.adminProduct,
  tag,
  summary: 'One product with everything that can be edited and the last movements of its stock',
  access: 'staff',
  limit: 'console',
  params: productParams,
  success: { status: 200, body: answer(adminProduct) },
  problems: ['NOT_FOUND'],
});

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write a colour such as #8c1d2f.');

/** What an edit may change; left out: as it was. */
const changes = z.object({
  title: line(200).optional(),
  title_bn: line(200).optional(),
  description: requiredText(10_000).optional(),
  description_bn: requiredText(10_000).optional(),
  price: takaInput.optional(),
  offer_price: takaInput.optional(),
  condition: productCondition.optional(),
  subcategory_id: idInput.optional().describe('Its category follows from it'),
  brand_id: idInput.optional(),
  shop_id: idInput.optional(),
  keywords: z.array(line(50)).max(50).optional(),
  colors: z
    .array(z.object({ color: line(50), color_bn: text(50), hex }))
    .max(30)
    .optional(),
  sizes: z.array(line(30)).max(30).optional(),
});

export const adminProductChange = endpoint({
  route: adminRoutes.adminProductChange,
  tag,
  summary: 'Changes a product; with another version than it has now, nothing is changed and the answer is how it is',
  access: 'operator',
  limit: 'console',
  params: productParams,
  body: z.object({ version, changes }),
  success: { status: 200, body: answer(adminProduct) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminProductStock = endpoint({
  route: adminRoutes.adminProductStock,
  tag,
  summary: 'Adds to the stock or takes from it, or says how many there are; two people’s entries add up',
  access: 'staff',
  limit: 'console',
  params: productParams,
  body: z
    .object({
      reason: enteredStockReason,
      delta: z.int().min(-maxStock).max(maxStock).optional().describe('Pieces added; fewer than 0: taken'),
      counted: z.int().min(0).max(maxStock).optional().describe('How many there are; for a recount, in place of delta'),
    })
    .refine(({ delta, counted }) => (delta === undefined) !== (counted === undefined), {
      path: ['delta'],
      error: problem('REQUIRED'),
    }),
  success: { status: 200, body: answer(adminProduct) },
  problems: ['NOT_FOUND'],
});

export const adminProductsRetire = endpoint({
  route: adminRoutes.adminProductsRetire,
  tag,
  summary: 'Retires up to 200 products, or sells them again; none is ever deleted',
  access: 'operator',
  limit: 'console',
  body: z.object({ ids: z.array(idInput).min(1).max(maxSelected), is_retired: z.boolean() }),
  success: { status: 200, body: listAnswer(adminProductRow) },
  problems: [],
});
