import { orderRows } from '../../../../platform/audit/order-rows.ts';
import type { Handlers } from '../../../../platform/http/handler.ts';
import type { Services } from '../../../../services.ts';
import { listAdminBrands, listAdminCategories } from './list-shelves.ts';
import { changeShelf, createShelf, removeShelf } from './store-shelf.ts';

type ShelfEndpoint =
  | 'adminCategoryList'
  | 'adminCategoryCreate'
  | 'adminCategoryChange'
  | 'adminCategoryRemove'
  | 'adminCategoryOrder'
  | 'adminSubcategoryCreate'
  | 'adminSubcategoryChange'
  | 'adminSubcategoryRemove'
  | 'adminSubcategoryOrder'
  | 'adminBrandList'
  | 'adminBrandCreate'
  | 'adminBrandChange'
  | 'adminBrandRemove';

interface Changing<Body> {
  params: { id: number };
  body: Body & { version: number };
}

/** Splits a change into id, version and fields. */
function parts<Body>({ params: { id }, body: { version, ...fields } }: Changing<Body>) {
  return { id, version, fields };
}

/** The endpoints with which staff manage categories, subcategories and brands. */
export function shelfHandlers(services: Services): Pick<Handlers, ShelfEndpoint> {
  const { db } = services;
  return {
    adminCategoryList: () => listAdminCategories(services),
    adminCategoryCreate: ({ body, staff, request }) =>
      createShelf(services, { fields: body, staff, request, kind: 'category', action: 'adminCategoryCreate' }),
    adminCategoryChange: ({ staff, request, ...input }) =>
      changeShelf(services, { ...parts(input), staff, request, kind: 'category', action: 'adminCategoryChange' }),
    adminCategoryRemove: ({ params, body, staff, request }) =>
      removeShelf(services, { ...params, ...body, staff, request, kind: 'category', action: 'adminCategoryRemove' }),
    adminCategoryOrder: ({ body: { ids }, staff, request }) =>
      orderRows(db, { ids, staff, request, kind: 'category', action: 'adminCategoryOrder' }),
    adminSubcategoryCreate: ({ body, staff, request }) =>
      createShelf(services, { fields: body, staff, request, kind: 'subcategory', action: 'adminSubcategoryCreate' }),
    adminSubcategoryChange: ({ staff, request, ...input }) =>
      changeShelf(services, { ...parts(input), staff, request, kind: 'subcategory', action: 'adminSubcategoryChange' }),
    adminSubcategoryRemove: ({ params, body, staff, request }) =>
      removeShelf(services, {
        ...params,
        ...body,
        staff,
        request,
        kind: 'subcategory',
        action: 'adminSubcategoryRemove',
      }),
    adminSubcategoryOrder: ({ params, body: { ids }, staff, request }) =>
      orderRows(db, { ids, within: params.id, staff, request, kind: 'subcategory', action: 'adminSubcategoryOrder' }),
    adminBrandList: () => listAdminBrands(services),
    adminBrandCreate: ({ body, staff, request }) =>
      createShelf(services, { fields: body, staff, request, kind: 'brand', action: 'adminBrandCreate' }),
    adminBrandChange: ({ staff, request, ...input }) =>
      changeShelf(services, { ...parts(input), staff, request, kind: 'brand', action: 'adminBrandChange' }),
    adminBrandRemove: ({ params, body, staff, request }) =>
      removeShelf(services, { ...params, ...body, staff, request, kind: 'brand', action: 'adminBrandRemove' }),
  };
}
