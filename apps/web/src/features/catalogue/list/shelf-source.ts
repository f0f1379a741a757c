import type { listPaging } from './list-paging.ts';
import type { PriceTable } from './filters/price-ranges.ts';

/** What a list holds before anybody filters it, in the API's words. */
export interface ShelfFilters {
  cat_id?: number;
  subcat_id?: number;
  brand_id?: string;
  shop_id?: string;
  condition?: 'new' | 'popular' | 'winter';
  on_offer?: 'true';
  voucher?: 'true';
  q?: string;
  exact?: 'true';
}

/** One kind of list: what it holds, how it grows, which ranges it offers and which price it is sorted by. */
export interface ShelfSource {
  filters: ShelfFilters;
  paging: keyof typeof listPaging;
  priceTable: PriceTable;
  sortBy: 'offer_price' | 'price';
}
