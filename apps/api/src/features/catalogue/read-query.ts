import type { ProductFacetsQuery } from '@haat/contracts';
import type { Services } from '../../services.ts';
import type { Reading, Shelf } from '../search/public.ts';
import type { ProductFilters } from './lists/product-filters.ts';

/** Interprets the text of a query: words about prices become filters and are removed from `q`. */
export async function readQuery<Query extends ProductFacetsQuery>(
  { db, readings }: Pick<Services, 'db' | 'readings'>,
  query: Query,
): Promise<{ reading: Reading; query: Query } | undefined> {
  if (query.q === undefined) return undefined;
  const reading = await readings.read(
    { db },
    {
      text: query.q,
      isExact: query.exact ?? false,
      isCounted: true,
    },
  );
  const { price } = reading;
  if (!price) return { reading, query };
  const min = [...poisha(price.min), ...(query.min_price === undefined ? [] : [query.min_price])];
  const max = [...poisha(price.max), ...(query.max_price === undefined ? [] : [query.max_price])];
  return {
    reading,
    query: {
      ...query,
      q: price.rest === '' ? undefined : price.rest,
      min_price: min.length > 0 ? Math.max(...min) : undefined,
      max_price: max.length > 0 ? Math.min(...max) : undefined,
    },
  };
}

function poisha(taka: number | undefined): number[] {
  return taka === undefined ? [] : [taka * 100];
}

/** The shelves that the filters narrow a search to: one list per filter, of which a product must match any. */
export function shelvesOf({ cat_id, subcat_id, brand_id, shop_id }: ProductFilters): Shelf[][] {
  const lists: [Shelf['kind'], readonly number[]][] = [
    ['category', cat_id === undefined ? [] : [cat_id]],
    ['subcategory', subcat_id === undefined ? [] : [subcat_id]],
    ['brand', brand_id ?? []],
    ['shop', shop_id ?? []],
  ];
  return lists.filter(([, ids]) => ids.length > 0).map(([kind, ids]) => ids.map((id) => ({ kind, id })));
}
