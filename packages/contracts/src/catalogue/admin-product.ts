import { z } from 'zod';
import { boundedCount } from '../shared/bounded-count.ts';
import { flag } from '../shared/flag.ts';
import { id, idInput } from '../shared/ids.ts';
import { problem } from '../shared/field-problems.ts';
import { taka, takaInput } from '../shared/money.ts';
import { text } from '../shared/text.ts';
import { lastChange } from '../staff/last-change.ts';
import { productCondition } from './product.ts';
import { maxPricePoisha, maxStock } from './product-bounds.ts';

/** The views of the product list. */
export const productViews = ['sold', 'low', 'out', 'offer', 'one-picture', 'retired'] as const;
export type ProductView = (typeof productViews)[number];

/** How a list of products can be sorted: by what shoppers pay, for which every kind of shelf has an index. */
export const productSorts = ['offer', 'offer-desc'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The products in a list or an export. */
export const adminProductListQuery = z.object({
  view: z.enum(productViews).default('sold'),
  q: text(100).optional().describe('An id, or words of a title in their order'),
  category: idInput.optional(),
  subcategory: idInput.optional(),
  brand: idInput.optional(),
  shop: idInput.optional(),
  ending: flag
    .optional()
    .describe('true: only those sold in the last 30 days that will last at most as many days as the owner set'),
  sort: z
    .enum(productSorts)
    .optional()
    .describe(
      'Newest first, unless given, and where several have the same; only of what is `sold` or on `offer`, without `q` and `ending`',
    ),
  cursor: z
    .string()
    .regex(/^\d{1,10}(?:-\d{1,10})?$/, 'This is no cursor of a list of products.')
    .optional()
    .describe('next_cursor of the previous page'),
});

/** Why stock was entered by hand. */
export const enteredStockReason = z.enum(['delivery', 'recount', 'damaged', 'adjustment']);
export type EnteredStockReason = z.infer<typeof enteredStockReason>;

/** A stock movement as entered: exactly one of the two figures. */
export const stockEntry = {
  delta: z.int().min(-maxStock).max(maxStock).optional().describe('Pieces added; fewer than 0: taken'),
  counted: z.int().min(0).max(maxStock).optional().describe('How many there are; for a recount, in place of delta'),
};

/** The outcome of a stock entry. */
export const movedBy = z.int().describe('By how many pieces its stock was moved, so that it can be taken back');

/** Whether a stock entry has exactly one figure. */
export function hasOneFigure({ delta, counted }: { delta?: number | undefined; counted?: number | undefined }) {
  return (delta === undefined) !== (counted === undefined);
}

/** The error if it does not. */
export const oneFigure = { path: ['delta'], error: problem('REQUIRED') };

const at = z.iso.datetime();

/** A product as a row of the console's list. */
export const adminProductRow = z
  .object({
    id,
    slug: z.string(),
    photo: z.string(),
    title: z.string(),
    title_bn: z.string(),
    price: taka,
    offer_price: taka,
    stock: z.int(),
    condition: productCondition,
    category_id: id,
    subcategory_id: id,
    brand_id: id,
    shop_id: id,
    shop: z.string(),
    shop_bn: z.string(),
    sold_lately: z.int().describe('Pieces that the orders of the last 30 days kept, as of the last count'),
    retired_at: at.nullable().describe('Since when it is no longer sold'),
    version: z.int().describe('Sent back with an edit, so that nobody overwrites what they have not seen'),
  })
  .meta({ id: 'AdminProductRow' });
export type AdminProductRow = z.infer<typeof adminProductRow>;

/** One movement of a product's stock. */
const stockMovement = z
  .object({
    at,
    delta: z.int(),
    reason: z.enum(['opening', 'order', 'cancellation', 'return', ...enteredStockReason.options]),
    order_number: z.string().nullable(),
    by: z.string().nullable().describe('The staff member who entered it; null for what follows from an order'),
  })
  .meta({ id: 'StockMovement' });

/** A picture of a product with its alternative text. */
export const productPicture = z
  .object({ path: z.string(), alt: z.string(), alt_bn: z.string() })
  .meta({ id: 'ProductPicture' });
export type ProductPicture = z.infer<typeof productPicture>;

/** The words that a product is found by besides its titles: how many, and letters of each. */
export const keywordBounds = { words: 50, letters: 50 };

/** The maximum number of pictures of a product. */
export const maxPictures = 8;

/** A price on input, in Taka; converted to poisha. */
export const price = takaInput.pipe(z.int().max(maxPricePoisha, 'At most ৳1,00,00,000.'));

/** One product as the console edits it. */
export const adminProduct = adminProductRow
  .extend({
    description: z.string(),
    description_bn: z.string(),
    keywords: z.array(z.string()),
    colors: z.array(z.object({ color: z.string(), color_bn: z.string(), hex: z.string() })),
    sizes: z.array(z.string()),
    pictures: z.array(productPicture).describe('In their order; the first is the photo, which lists show'),
    changed: lastChange.nullable().describe('The last change in the console of anything but its stock'),
    movements: z.array(stockMovement).describe('The last 20 movements of its stock, newest first'),
  })
  .meta({ id: 'AdminProduct' });
export type AdminProduct = z.infer<typeof adminProduct>;

/** Who has a product where: each order, cart and list of favourites counts once. */
export const heldProduct = z
  .object({
    id,
    open_orders: boundedCount.describe('Neither delivered, nor cancelled or returned'),
    carts: boundedCount.describe('Of shoppers with an account, as are favourites'),
    favourites: boundedCount,
  })
  .meta({ id: 'HeldProduct' });
export type HeldProduct = z.infer<typeof heldProduct>;
