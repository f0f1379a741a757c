import { z } from 'zod';
import { lineInput } from '../checkout/quote.ts';
import { id, idInput, wholeNumber } from '../shared/ids.ts';
import { maxChanges, maxPieces } from './bounds.ts';

const quantityInput = wholeNumber({ min: 0, max: maxPieces, message: `Choose a quantity from 0 to ${maxPieces}.` });
const quantities = {
  product_id: idInput,
  qty: quantityInput.describe('On this device now; 0 for a line taken out'),
  known_qty: quantityInput.describe(
    'When this device last agreed with the server; 0 for a line the server never told it of',
  ),
};

/** What a device has changed since its last merge. */
export const savedListChanges = z.object({
  cart: z.array(z.object({ ...quantities, size: lineInput.shape.size, color: lineInput.shape.color })).max(maxChanges),
  favourites: z.array(z.object(quantities)).max(maxChanges),
});
export type SavedListChanges = z.output<typeof savedListChanges>;

/** A shopper's cart and favourites, shared by all her devices, in the order in which they were added. */
export const savedLists = z
  .object({
    cart: z.array(
      z.object({ product_id: id, qty: z.int(), size: z.string().nullable(), color: z.string().nullable() }),
    ),
    favourites: z.array(z.object({ product_id: id, qty: z.int() })),
  })
  .meta({ id: 'SavedLists' });
export type SavedLists = z.infer<typeof savedLists>;
