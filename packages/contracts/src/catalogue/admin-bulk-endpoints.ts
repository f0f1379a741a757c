import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { listAnswer } from '../shared/answer.ts';
import { idInput, idListInput } from '../shared/ids.ts';
import {
  adminProductRow,
  enteredStockReason,
  hasOneFigure,
  movedBy,
  heldProduct,
  oneFigure,
  price,
  stockEntry,
} from './admin-product.ts';
import { idempotencyKey } from '../shared/idempotency-key.ts';

const tag = 'Products of the shop';
const maxSelected = 200;

/** The selected products, each with its change; none twice. */
function selectedProducts<Product extends z.ZodType<{ id: number }>>(product: Product) {
  return z
    .array(product)
    .min(1)
    .max(maxSelected)
    .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, 'Name each product once.');
}

export const adminProductsHeld = endpoint({
  route: adminRoutes.adminProductsHeld,
  tag,
  summary: 'How many open orders, carts and lists of favourites hold each of up to 50 products',
  access: 'operator',
  limit: 'console',
  query: z.object({ ids: idListInput }),
  success: { status: 200, body: listAnswer(heldProduct) },
  problems: [],
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

export const adminProductsOffer = endpoint({
  route: adminRoutes.adminProductsOffer,
  tag,
  summary:
    'Sets the offer prices of up to 200 products, all or none; where one has another version by now, the answer is how they are',
  access: 'operator',
  limit: 'console',
  body: z.object({
    products: selectedProducts(
      z.object({
        id: idInput,
        version: z.int().min(1).describe('The version that the change is of'),
        offer_price: price.describe('The price itself ends an offer'),
      }),
    ),
  }),
  success: { status: 200, body: listAnswer(adminProductRow) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** A product whose stock was entered together with others. */
const movedProduct = adminProductRow.extend({ delta: movedBy }).meta({ id: 'MovedProduct' });

export const adminProductsStock = endpoint({
  route: adminRoutes.adminProductsStock,
  tag,
  summary: 'Enters stock of up to 200 products for one reason, all or none',
  access: 'staff',
  limit: 'console',
  headers: z.object({
    'idempotency-key': idempotencyKey.describe('The same key moves the stock of a product once'),
  }),
  body: z.object({
    reason: enteredStockReason,
    products: selectedProducts(z.object({ id: idInput, ...stockEntry }).refine(hasOneFigure, oneFigure)),
  }),
  success: { status: 200, body: listAnswer(movedProduct) },
  problems: ['NOT_FOUND'],
});
