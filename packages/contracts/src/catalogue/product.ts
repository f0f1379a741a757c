import { z } from 'zod';
import { flag } from '../shared/flag.ts';
import { id, idInput, idListInput, idText, wholeNumber } from '../shared/ids.ts';
import { taka, takaInput } from '../shared/money.ts';
import { text } from '../shared/text.ts';
import { sizeChart } from './size-chart.ts';
import { pictureWidths } from '../shared/picture-widths.ts';

/** new, popular or winter: the three product sliders of the home page. */
export const productCondition = z.enum(['new', 'popular', 'winter']);

/** The stars of reviews. */
export const rating = z
  .object({
    average: z.number().min(0).max(5).describe('One decimal; 0 without reviews'),
    count: z.int().min(0),
  })
  .meta({ id: 'Rating' });

/** The data of a product card. `stock` is text, `"0"` if sold out; prices are in Taka. */
export const productCard = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    title_bn: z.string(),
    photo: z.string().describe(`Absolute path; ?w=${pictureWidths.join('|')} gives a smaller AVIF or WebP`),
    price: taka,
    offer_price: taka,
    stock: z.string().regex(/^\d+$/),
    condition: productCondition,
    brand_id: idText,
    cat_id: idText,
    subcat_id: idText,
    shop_id: idText,
    shop: z.object({ id, name: z.string(), name_bn: z.string() }),
    rating,
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof productCard>;

/** A whole product. `multi_image[].image` are file names under /uploads/images/product_more_image/. */
export const product = productCard
  .extend({
    description: z.string(),
    description_bn: z.string(),
    photo_alt: z.string().describe("What the photo shows, for those who cannot see it; ''"),
    photo_alt_bn: z.string(),
    multi_image: z.array(z.object({ id, image: z.string(), alt: z.string(), alt_bn: z.string() })),
    color: z.array(z.object({ id, color: z.string(), color_bn: z.string(), hex: z.string() })),
    product_size: z.array(z.object({ id, size: z.string() })),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof product>;

/** A product on its own page, with the fields that only that page shows. */
export const shownProduct = product
  .extend({
    shop: z.object({ id, name: z.string(), name_bn: z.string(), photo: z.string() }),
    sold: z.int().min(0).describe('Pieces ordered in the last 90 days, as of the last hourly count'),
    size_chart: sizeChart.nullable().describe('Rows of its sizes; null without a chart that has all of them'),
  })
  .meta({ id: 'ShownProduct' });
export type ShownProduct = z.infer<typeof shownProduct>;

/** How a list is sorted: most expensive first, cheapest first, newest first. */
export const productSort = z.enum(['desc', 'asc', 'newest']);

const filterText = text(100).transform((value) => (value === '' ? undefined : value));

const filters = {
  id: idListInput.optional().describe('One id, or several separated by commas: what is still sold of them'),
  cat_id: idInput.optional(),
  subcat_id: idInput.optional(),
  brand_id: idListInput.optional().describe('One id, or several separated by commas'),
  shop_id: idListInput.optional().describe('One id, or several separated by commas'),
  condition: productCondition.optional(),
  q: filterText
    .optional()
    .describe(
      'Words of titles, keywords, shelves, colours and descriptions in either script, or part of a title; prices too',
    ),
  exact: flag.optional().describe('Takes `q` as it is: corrects nothing, leaves no word out and reads no prices'),
  min_price: takaInput.optional().describe('Lowest offer price, inclusive'),
  max_price: takaInput.optional().describe('Highest offer price, inclusive'),
  min_rating: wholeNumber({ min: 1, max: 5, message: 'A rating is 1 to 5.' }).optional(),
  in_stock: flag.optional(),
  on_offer: flag.optional().describe('Offer price below price'),
  voucher: flag.optional().describe('Only shops that honour vouchers'),
};

const page = {
  sort: productSort
    .optional()
    .describe(
      'When left out: newest first, and last what is out of stock; of one shop, newest first; of a search, the best match first',
    ),
  sort_by: z
    .enum(['offer_price', 'price'])
    .optional()
    .describe('Which price `sort` compares; offer_price when left out'),
  limit: wholeNumber({ min: 1, max: 100, message: 'A page holds 1 to 100 products.' })
    .optional()
    .describe('100 when left out beside anything else'),
  cursor: z.string().max(200).optional().describe('next_cursor of the previous page'),
  view: z
    .enum(['card', 'full'])
    .optional()
    .describe('card leaves out what a card does not show; its stock is 20 if there are 20 or more'),
};

/** The filters, order and page of a product list. Without any of them, the list contains all products. */
export const productListQuery = z.object({ ...filters, ...page });
export type ProductListQuery = z.output<typeof productListQuery>;

/** Only the filters, for counting. */
export const productFacetsQuery = z.object(filters);
export type ProductFacetsQuery = z.output<typeof productFacetsQuery>;

const count = z.int().min(0);

/** How many products each filter would leave; filters do not narrow their own group. */
export const productFacets = z
  .object({
    total: count,
    is_sample: z.boolean().describe('Many products match: only some of them are counted'),
    price: z.array(z.object({ min: taka, max: taka, count })).describe('The price ranges, both ends inclusive'),
    lowest_price: taka,
    highest_price: taka,
    brands: z.array(z.object({ id, title: z.string(), title_bn: z.string(), count })),
    shops: z.array(z.object({ id, name: z.string(), name_bn: z.string(), count })),
    categories: z.array(z.object({ id, title: z.string(), title_bn: z.string(), count })),
    ratings: z.array(z.object({ min_rating: z.int(), count })),
    in_stock: count,
    on_offer: count,
  })
  .meta({ id: 'ProductFacets' });
export type ProductFacets = z.infer<typeof productFacets>;
