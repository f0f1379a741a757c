import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith, listAnswer } from '../shared/answer.ts';
import { boundedCount } from '../shared/bounded-count.ts';
import { problem } from '../shared/field-problems.ts';
import { storesPicture } from '../shared/file.ts';
import { idInput } from '../shared/ids.ts';
import { line, requiredText, text } from '../shared/text.ts';
import {
  adminProduct,
  adminProductRow,
  adminProductListQuery,
  enteredStockReason,
  hasOneFigure,
  keywordBounds,
  maxPictures,
  movedBy,
  oneFigure,
  price,
  productViews,
  stockEntry,
} from './admin-product.ts';
import { productCondition } from './product.ts';
import { missedSearch } from './search.ts';
import { maxStock } from './product-bounds.ts';
import { idempotencyKey } from '../shared/idempotency-key.ts';

const tag = 'Products of the shop';
const productParams = z.object({ id: idInput });
const version = z.int().min(1).describe('The version that the edit is of');

export const adminProductList = endpoint({
  route: adminRoutes.adminProductList,
  tag,
  summary: 'The products of a view, 50 at a time',
  access: 'staff',
  limit: 'console',
  query: adminProductListQuery,
  success: {
    status: 200,
    body: answerWith(z.array(adminProductRow), {
      next_cursor: z.string().nullable().describe('null on the last page'),
      counts: z
        .record(z.enum(productViews), boundedCount)
        .describe('How many products each view holds without filters'),
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

export const adminProductMissedSearches = endpoint({
  route: adminRoutes.adminProductMissedSearches,
  tag,
  summary: 'Searches of the last 7 days that found nothing and resemble the words of a product or its category',
  access: 'operator',
  limit: 'console',
  params: productParams,
  success: { status: 200, body: listAnswer(missedSearch) },
  problems: ['NOT_FOUND'],
});

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write a colour such as #8c1d2f.');

/** The writable fields of a product. */
const fields = {
  title: line(200),
  title_bn: line(200),
  description: requiredText(10_000),
  description_bn: requiredText(10_000),
  price,
  offer_price: price,
  condition: productCondition,
  subcategory_id: idInput.describe('Its category follows from it'),
  brand_id: idInput,
  shop_id: idInput,
  keywords: z.array(line(keywordBounds.letters)).max(keywordBounds.words),
  colors: z.array(z.object({ color: line(50), color_bn: text(50), hex })).max(30),
  sizes: z.array(line(30)).max(30),
  pictures: z
    .array(z.object({ path: line(300), alt: text(200), alt_bn: text(200) }))
    .min(1, problem('REQUIRED'))
    .max(maxPictures)
    .describe('In their order, the photo first; those that it has, and uploaded ones'),
};

/** The changes of an edit; omitted fields keep their values. */
const changes = z.object(fields).partial();

export const adminProductCreate = endpoint({
  route: adminRoutes.adminProductCreate,
  tag,
  summary: 'Adds a product, on sale at once',
  access: 'operator',
  limit: 'console',
  headers: z.object({
    'idempotency-key': idempotencyKey.describe(
      'The same key adds one product; repeated, it is answered with that product, whatever the body',
    ),
  }),
  body: z.object({ ...fields, stock: z.int().min(0).max(maxStock).describe('How many there are at the beginning') }),
  success: { status: 201, body: answer(adminProduct) },
  problems: [],
});

export const adminPictureUpload = endpoint({
  route: adminRoutes.adminPictureUpload,
  tag,
  summary:
    'Stores a picture, re-encoded and without anything else that was in the file; what shows it names it afterwards',
  access: 'operator',
  limit: 'console',
  ...storesPicture,
});

export const adminProductChange = endpoint({
  route: adminRoutes.adminProductChange,
  tag,
  summary: 'Changes a product; an outdated `version` changes nothing and is answered with the current state',
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
  headers: z.object({
    'idempotency-key': idempotencyKey.describe('The same key moves the stock of a product once'),
  }),
  body: z.object({ reason: enteredStockReason, ...stockEntry }).refine(hasOneFigure, oneFigure),
  success: {
    status: 200,
    body: answerWith(adminProduct, {
      delta: movedBy,
    }),
  },
  problems: ['NOT_FOUND'],
});
