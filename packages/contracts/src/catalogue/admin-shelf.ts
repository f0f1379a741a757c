import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { rating } from './product.ts';

/** The maximum number of categories, and of subcategories in each. */
export const maxShelves = 300;
/** The maximum number of brands. */
export const maxBrands = 2_000;

const shelf = {
  id,
  title: z.string(),
  title_bn: z.string(),
  photo: z.string(),
  version: z.int(),
};
const products = z.int().describe('Those that are sold');

/** A brand as staff see it. */
export const adminBrand = z.object(shelf).meta({ id: 'AdminBrand' });
export type AdminBrand = z.infer<typeof adminBrand>;

/** A brand with its number of products, and their sales and rating as of the last count, at most minutes ago. */
export const adminBrandRow = adminBrand
  .extend({ products, sold: z.int().describe('Pieces that the orders of the last 30 days kept'), rating })
  .meta({ id: 'AdminBrandRow' });
export type AdminBrandRow = z.infer<typeof adminBrandRow>;

/** A category as staff see it. */
export const adminCategory = z.object(shelf).meta({ id: 'AdminCategory' });
export type AdminCategory = z.infer<typeof adminCategory>;

/** A subcategory as staff see it. */
export const adminSubcategory = z.object({ ...shelf, category_id: id }).meta({ id: 'AdminSubcategory' });
export type AdminSubcategory = z.infer<typeof adminSubcategory>;

/** A subcategory with the number of its products. */
export const adminSubcategoryRow = adminSubcategory.extend({ products }).meta({ id: 'AdminSubcategoryRow' });
export type AdminSubcategoryRow = z.infer<typeof adminSubcategoryRow>;

/** A category with the number of its products and its subcategories, in order. */
export const adminCategoryRow = adminCategory
  .extend({ products, subcategories: z.array(adminSubcategoryRow) })
  .meta({ id: 'AdminCategoryRow' });
export type AdminCategoryRow = z.infer<typeof adminCategoryRow>;
