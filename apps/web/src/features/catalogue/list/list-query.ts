/** The state of a product list in its URL: filters, order and depth. Everything else in the URL is left alone. */
export interface ListQuery {
  sort: 'asc' | 'desc' | null;
  /** Taka; the chosen range or a typed minimum and maximum. */
  minPrice: number | null;
  maxPrice: number | null;
  brandIds: number[];
  shopIds: number[];
  minRating: number | null;
  inStock: boolean;
  onOffer: boolean;
  /** How often Show More was pressed. */
  depth: number;
}

export const emptyListQuery: ListQuery = {
  sort: null,
  minPrice: null,
  maxPrice: null,
  brandIds: [],
  shopIds: [],
  minRating: null,
  inStock: false,
  onOffer: false,
  depth: 0,
};

function wholeNumber(text: string | null, { min, max }: { min: number; max: number }): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

function ids(text: string | null): number[] {
  const values = (text ?? '').split(',').map((part) => wholeNumber(part, { min: 1, max: 999_999_999 }));
  return [...new Set(values.filter((value) => value !== null))].slice(0, 50);
}

/** Reads a list's URL; invalid values are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sort = search.get('sort');
  const price = (name: string) => wholeNumber(search.get(name), { min: 0, max: 10_000_000 });
  return {
    sort: sort === 'asc' || sort === 'desc' ? sort : null,
    minPrice: price('min'),
    maxPrice: price('max'),
    brandIds: ids(search.get('brand')),
    shopIds: ids(search.get('shop')),
    minRating: wholeNumber(search.get('rating'), { min: 1, max: 5 }),
    inStock: search.get('stock') === '1',
    onOffer: search.get('offer') === '1',
    depth: wholeNumber(search.get('more'), { min: 0, max: 10_000 }) ?? 0,
  };
}

/** The list's part of a URL, in a fixed order, so that each list has a single address. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '' && value !== 0) search.set(name, String(value));
  };
  set('sort', query.sort);
  set('min', query.minPrice);
  set('max', query.maxPrice);
  set('brand', query.brandIds.join(','));
  set('shop', query.shopIds.join(','));
  set('rating', query.minRating);
  set('stock', query.inStock ? 1 : null);
  set('offer', query.onOffer ? 1 : null);
  set('more', query.depth);
  return search;
}

/** The filters in the form of the API's product-list, without depth and sort. */
export function listFilters(query: ListQuery) {
  return {
    ...(query.minPrice !== null && { min_price: query.minPrice }),
    ...(query.maxPrice !== null && { max_price: query.maxPrice }),
    ...(query.brandIds.length > 0 && { brand_id: query.brandIds.join(',') }),
    ...(query.shopIds.length > 0 && { shop_id: query.shopIds.join(',') }),
    ...(query.minRating !== null && { min_rating: query.minRating }),
    ...(query.inStock && { in_stock: 'true' as const }),
    ...(query.onOffer && { on_offer: 'true' as const }),
  };
}
