import type { ProductCard, ProductFacets, SearchReading } from '@haat/contracts';
import type { Call } from '../../../platform/api/call.ts';
import { orFail } from '../../../rendering/page.ts';
import { cachedList, cacheList } from './list-cache.ts';
import { listPaging, shownAtDepth } from './list-paging.ts';
import { listFilters, readListQuery, type ListQuery } from './list-query.ts';
import { priceRanges } from './filters/price-ranges.ts';
import type { ListSource } from './list-source.ts';

/** The API's largest page. */
export const pageSize = 100;
/** The most products a first response contains; the browser fetches the rest page by page. */
const maxAtOnce = 600;

/** The products of a list fetched so far, in one order. */
export interface ListPart {
  products: ProductCard[];
  total: number;
  /** More products match than `total`, where counting stopped. */
  isTotalAtLeast: boolean;
  cursor: string | null;
  /** How a search text was understood. */
  search: SearchReading | null;
}

/** The request behind a list, for its next pages. */
export type ListRequest = ReturnType<typeof requestOf>;

/** The data of a list page. */
export interface ListData {
  source: ListSource;
  request: ListRequest;
  part: ListPart;
  facets: ProductFacets;
}

function requestOf(source: ListSource, query: ListQuery) {
  return {
    ...source.filters,
    ...listFilters(query),
    ...(query.sort && { sort: query.sort, sort_by: source.sortBy }),
  };
}

/** Fetches the next page of a list, at most `limit` products. Null if the shop cannot respond. */
export async function fetchMore(
  call: Call,
  { request, part, limit = pageSize }: { request: ListRequest; part: ListPart | null; limit?: number },
): Promise<ListPart | null> {
  const cursor = part?.cursor;
  const result = await call('productList', { query: { ...request, view: 'card', limit, ...(cursor && { cursor }) } });
  if (!result.ok) {
    if (!part) orFail(result);
    return null;
  }
  const { data, next_cursor, total, total_is, search } = result.body;
  const products = part ? [...part.products, ...data] : data;
  return {
    products,
    total,
    isTotalAtLeast: total_is === 'at_least',
    cursor: next_cursor,
    // Only the first page names the shelves that the text means.
    search: part?.search ?? search ?? null,
  };
}

async function firstPart(call: Call, { request, wanted }: { request: ListRequest; wanted: number }): Promise<ListPart> {
  const cached = cachedList(request);
  if (cached && (cached.products.length >= wanted || cached.cursor === null)) return cached;
  let part = cached ?? null;
  const enough = Math.min(wanted, maxAtOnce);
  do {
    const missing = enough - (part?.products.length ?? 0);
    part = await fetchMore(call, { request, part, limit: Math.min(pageSize, Math.max(1, missing)) });
  } while (part && part.cursor !== null && part.products.length < enough);
  if (!part) throw new Response(null, { status: 503, statusText: 'Unavailable' });
  cacheList(request, part);
  return part;
}

/** The counts next to the filters. Ranges that the API does not count are counted with a list of one product. */
async function loadFacets(call: Call, source: ListSource, query: ListQuery): Promise<ProductFacets> {
  const filters = { ...source.filters, ...listFilters(query) };
  const facets = orFail(await call('productFacets', { query: filters })).data;
  const uncounted = priceRanges(source.priceTable).filter(
    ({ min, max }) => !facets.price.some((range) => range.min === min && range.max === max),
  );
  const counted = await Promise.all(
    uncounted.map(async ({ min, max }) => {
      const result = await call('productList', {
        query: { ...filters, min_price: min, max_price: max, limit: 1, view: 'card' },
      });
      return { min, max, count: result.ok ? result.body.total : 0 };
    }),
  );
  return { ...facets, price: [...facets.price, ...counted] };
}

/** How many products a list's address asks for. */
export function wantedProducts(source: ListSource, { depth }: ListQuery): number {
  return shownAtDepth({ paging: listPaging[source.paging], depth, total: Number.MAX_SAFE_INTEGER });
}

/** Loads a list as its address describes it: the number of products, their order and filters, and the counts. */
export async function loadList({ call, url, source }: { call: Call; url: URL; source: ListSource }): Promise<ListData> {
  const query = readListQuery(url.searchParams);
  const request = requestOf(source, query);
  const wanted = wantedProducts(source, query);
  const [part, facets] = await Promise.all([firstPart(call, { request, wanted }), loadFacets(call, source, query)]);
  return { source, request, part, facets };
}
