import { z } from 'zod';
import { rating } from './product.ts';
import { id, idText } from '../shared/ids.ts';

const named = { id, title: z.string(), title_bn: z.string() };
const shelf = z.object({ ...named, photo: z.string(), product_count: z.int() });

export const category = shelf.meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const subcategory = shelf.extend({ category_id: idText }).meta({ id: 'Subcategory' });
export type Subcategory = z.infer<typeof subcategory>;

export const brand = shelf.meta({ id: 'Brand' });
export type Brand = z.infer<typeof brand>;

export const shop = z
  .object({
    id,
    name: z.string(),
    name_bn: z.string(),
    photo: z.string(),
    district: z.string(),
    district_bn: z.string(),
    about: z.string(),
    about_bn: z.string(),
    product_count: z.int(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.infer<typeof shop>;

/** A shop on its own page, with the combined reviews of all its products. */
export const shownShop = shop.extend({ rating }).meta({ id: 'ShownShop' });
export type ShownShop = z.infer<typeof shownShop>;

/** Suggestions of the search box. `title` is the title that matches. */
export const suggestions = z
  .object({
    completions: z.array(z.string()).describe('The text with its last word completed'),
    products: z.array(
      z.object({
        ...named,
        slug: z.string(),
        photo: z.string(),
        offer_price: z.number(),
      }),
    ),
    categories: z.array(z.object(named)),
    subcategories: z.array(z.object(named)),
    shops: z.array(z.object({ id, name: z.string(), name_bn: z.string() })),
    brands: z.array(z.object(named)),
  })
  .meta({ id: 'Suggestions' });
