import type { AdminCategoryRow } from '@haat/contracts';
import { call } from '../../platform/api/call.ts';
import { useListOrder } from '../../ui/sortable/use-list-order.ts';
import { ownId, shelfGroup } from './shelf-id.ts';
import { refreshShelves } from './shelf-queries.ts';

/** The order of the categories, and of the subcategories within each; rows are named by `shelfId`. */
export function useShelfOrder(
  all: readonly AdminCategoryRow[],
  nameOf: (row: { title: string; title_bn: string }) => string,
) {
  const categories = useListOrder({
    rows: all,
    nameOf,
    send: (ids) => call('adminCategoryOrder', { body: { ids } }),
    refresh: refreshShelves,
  });
  const subcategories = useListOrder({
    rows: all.flatMap(({ subcategories: below }) => below),
    nameOf,
    groupOf: ({ category_id: id }) => id,
    send: (ids, id) => call('adminSubcategoryOrder', { params: { id }, body: { ids } }),
    refresh: refreshShelves,
  });
  return {
    categories: categories.rows,
    subcategoriesOf: (category: AdminCategoryRow) =>
      subcategories.rows.filter(({ category_id: id }) => id === category.id),
    placeOf: (id: string) => (shelfGroup(id) === '' ? categories : subcategories).placeOf(ownId(id)),
    /** Moves a row to the place of another of its group. */
    moveOver: (id: string, over: string) =>
      (shelfGroup(id) === '' ? categories : subcategories).moveOver(ownId(id), ownId(over)),
  };
}
