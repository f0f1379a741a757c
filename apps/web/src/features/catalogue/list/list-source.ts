import type { listPaging } from './list-paging.ts';
import type { PriceTable } from './filters/price-ranges.ts';

/** The fixed filters of a list, in the API's terms. */
export interface ListFilters {
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

/** A kind of list: its products, its page sizes, the price ranges it offers and the price it is sorted by. */
export interface ListSource {
  filters: ListFilters;
  paging: keyof typeof listPaging;
  priceTable: PriceTable;
  sortBy: 'offer_price' | 'price';
}
