import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, answerWith, listAnswer } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';
import { text } from '../shared/text.ts';
import { product, productCard, productFacets, productFacetsQuery, productListQuery, shownProduct } from './product.ts';
import { searchReading } from './search.ts';
import { brand, category, shop, shownShop, subcategory, suggestions } from './taxonomy.ts';

const tag = 'Catalogue';
const paging = {
  next_cursor: z.string().nullable().describe('null on the last page'),
  total: z.int().describe('How many products match in all'),
  total_is: z
    .enum(['exact', 'at_least'])
    .describe('at_least: more match than are counted; a list of one category, brand, shop or kind is always exact'),
  match: z
    .enum(['exact', 'similar'])
    .optional()
    .describe('similar: nothing has all the words of `q` as they are; `search` says what was done'),
  search: searchReading.optional().describe('How `q` was understood; only with `q`'),
};
/** Maximum size of the complete list, which is cut off at a fifth of the response cache; pages are smaller. */
const maxList = 20 * 1024 * 1024;
const productPage = answerWith(z.array(z.union([product, productCard])), paging);

export const productList = endpoint({
  route: routes.productList,
  tag,
  summary: 'Products, filtered, sorted and paged; all of them when nothing is asked',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  query: productListQuery,
  maxResponse: maxList,
  success: { status: 200, body: productPage },
  problems: [],
});

export const productFacetsEndpoint = endpoint({
  route: routes.productFacets,
  tag,
  summary: 'How many products each filter would leave',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  query: productFacetsQuery,
  success: { status: 200, body: answer(productFacets) },
  problems: [],
});

export const singleProduct = endpoint({
  route: routes.singleProduct,
  tag,
  summary: 'One product, by id or slug',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  params: z.object({ id: text(200).describe('An id (all digits) or a slug') }),
  success: { status: 200, body: answer(shownProduct) },
  problems: ['NOT_FOUND', 'RETIRED'],
});

export const bestSellingList = endpoint({
  route: routes.bestSellingList,
  tag,
  summary: 'The products sold most, at most 6',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: {
    status: 200,
    body: listAnswer(
      z.object({
        id: z.int(),
        slug: z.string(),
        photo: z.string(),
        title: z.string(),
        title_bn: z.string(),
        price: taka,
        offer_price: taka,
      }),
    ),
  },
  problems: [],
});

export const categoryList = endpoint({
  route: routes.categoryList,
  tag,
  summary: 'All categories',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: listAnswer(category) },
  problems: [],
});

export const subcategoryList = endpoint({
  route: routes.subcategoryList,
  tag,
  summary: 'All subcategories',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: listAnswer(subcategory) },
  problems: [],
});

export const brandList = endpoint({
  route: routes.brandList,
  tag,
  summary: 'All brands',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: listAnswer(brand) },
  problems: [],
});

export const shopList = endpoint({
  route: routes.shopList,
  tag,
  summary: 'All shops',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: listAnswer(shop) },
  problems: [],
});

export const singleShop = endpoint({
  route: routes.singleShop,
  tag,
  summary: 'One shop',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  params: z.object({ id: idInput }),
  success: { status: 200, body: answer(shownShop) },
  problems: ['NOT_FOUND'],
});

export const shopDetails = endpoint({
  route: routes.shopDetails,
  tag,
  summary: "A shop's products, filtered, sorted and paged like product-list",
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  params: z.object({ id: idInput }),
  query: productListQuery.omit({ shop_id: true }),
  maxResponse: maxList,
  success: { status: 200, body: productPage },
  problems: ['NOT_FOUND'],
});

export const searchSuggestions = endpoint({
  route: routes.searchSuggestions,
  tag,
  summary: 'What the search box offers while one types',
  access: 'public',
  cache: 'shared',
  limit: 'suggestions',
  query: z.object({ q: text(100) }),
  success: { status: 200, body: answer(suggestions) },
  problems: [],
});
