import type { Locale } from '@haat/contracts/shared/locale';
import { queryOf, type ListAddress } from './list-address.ts';

interface SavedProducts {
  address: ListAddress;
  /** Only these products of the list; defaults to all, on all its pages. */
  ids?: readonly number[];
  format: 'csv' | 'xlsx';
  lang: Locale;
}

/** Lets the browser download products of a list as a file. */
export function saveProducts({ address, ids, format, lang }: SavedProducts): void {
  const search = new URLSearchParams({
    ...queryOf({ ...address, sort: '', pages: [] }),
    ...(ids && { ids: ids.join(',') }),
    lang,
  });
  const link = document.createElement('a');
  link.href = `/api/admin/products/${format}?${search}`;
  link.download = `products.${format}`;
  link.click();
}
