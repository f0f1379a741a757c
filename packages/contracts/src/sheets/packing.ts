import { z } from 'zod';
import { id } from '../shared/ids.ts';

/** A variant of a product that an order needs. */
const packingLine = z.object({
  order_number: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  color_bn: z.string().nullable(),
  qty: z.int(),
});

const packingProduct = z.object({
  name: z.string().describe('As it was called when it was ordered'),
  name_bn: z.string(),
  photo: z.string(),
  lines: z.array(packingLine),
});

/** What one shop has to bring for the orders to be packed. */
export const packingShop = z
  .object({
    id: id.nullable().describe('null: products that no longer belong to a shop'),
    name: z.string(),
    name_bn: z.string(),
    pieces: z.int(),
    orders: z.int(),
    products: z.array(packingProduct),
  })
  .meta({ id: 'PackingShop' });
export type PackingShop = z.infer<typeof packingShop>;
