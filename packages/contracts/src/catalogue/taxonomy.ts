import { z } from 'zod';
import { id, idText } from '../shared/ids.ts';

export const category = z
  .object({
    id,
    title: z.string(),
    title_bn: z.string(),
    photo: z.string(),
    product_count: z.int(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const subcategory = z
  .object({
    id,
    title: z.string(),
    title_bn: z.string(),
    photo: z.string(),
    category_id: idText,
    product_count: z.int(),
  })
  .meta({ id: 'Subcategory' });
export type Subcategory = z.infer<typeof subcategory>;

export const brand = z
  .object({
    id,
    title: z.string(),
    title_bn: z.string(),
    photo: z.string(),
    product_count: z.int(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof brand>;

export const shop = z
  .object({
    id,
    name: z.string(),
    name_bn: z.string(),
    photo: z.string(),
    district: z.string(),
    about: z.string(),
    about_bn: z.string(),
    product_count: z.int(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.infer<typeof shop>;

/** What the search box offers while one types. `title` matches in the language typed. */
export const suggestions = z
  .object({
    products: z.array(
      z.object({
        id,
        slug: z.string(),
        title: z.string(),
        title_bn: z.string(),
        photo: z.string(),
        offer_price: z.number(),
      }),
    ),
    categories: z.array(z.object({ id, title: z.string(), title_bn: z.string() })),
    subcategories: z.array(z.object({ id, title: z.string(), title_bn: z.string() })),
    shops: z.array(z.object({ id, name: z.string(), name_bn: z.string() })),
    brands: z.array(z.object({ id, title: z.string(), title_bn: z.string() })),
  })
  .meta({ id: 'Suggestions' });
