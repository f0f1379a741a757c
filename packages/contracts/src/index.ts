import type { EndpointDefinition } from './endpoint.ts';
import * as adminShoppers from './accounts/admin-shopper-endpoints.ts';
import * as accounts from './accounts/endpoints.ts';
import * as adminBulk from './catalogue/admin-bulk-endpoints.ts';
import * as adminCatalogue from './catalogue/admin-endpoints.ts';
import * as adminShelves from './catalogue/admin-shelf-endpoints.ts';
import * as adminShops from './catalogue/admin-shop-endpoints.ts';
import * as adminSizeCharts from './catalogue/admin-size-chart-endpoints.ts';
import * as adminSynonyms from './catalogue/admin-synonym-endpoints.ts';
import * as catalogue from './catalogue/endpoints.ts';
import { adminChanges } from './changes/endpoints.ts';
import * as adminCoupons from './checkout/admin-coupon-endpoints.ts';
import * as adminZones from './checkout/admin-zone-endpoints.ts';
import * as checkout from './checkout/endpoints.ts';
import * as adminContent from './content/admin-endpoints.ts';
import * as adminNewsletter from './content/admin-newsletter-endpoints.ts';
import * as adminTeam from './content/admin-team-endpoints.ts';
import * as adminSlides from './content/slide-endpoints.ts';
import * as content from './content/endpoints.ts';
import * as adminOrders from './orders/admin-endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as presence from './orders/presence-endpoints.ts';
import * as savedViews from './orders/saved-view-endpoints.ts';
import * as imports from './imports/endpoints.ts';
import { ownReview, reviewHelped, reviewPhoto, reviewStore, singleProductReviewList } from './reviews/endpoints.ts';
import type { AdminEndpointName } from './admin-routes.ts';
import type { ShopEndpointName } from './routes.ts';
import { savedLists, savedListsMerge } from './saved-lists/endpoints.ts';
import * as adminReviews from './reviews/admin-endpoints.ts';
import * as adminSellers from './sellers/admin-endpoints.ts';
import * as settlements from './sheets/settlement-endpoints.ts';
import * as sheets from './sheets/endpoints.ts';
import { sellerRequestStore } from './sellers/endpoints.ts';
import * as staff from './staff/endpoints.ts';
import * as today from './today/endpoints.ts';

const { productFacetsEndpoint: productFacets, ...catalogueEndpoints } = catalogue;
const { adminProductEndpoint: adminProduct, ...adminCatalogueEndpoints } = adminCatalogue;
const { shopSettingsEndpoint: shopSettings, ...contentEndpoints } = content;
const { orderEndpoint: order, ...orderEndpoints } = orders;
const { adminCouponEndpoint: adminCoupon, ...adminCouponEndpoints } = adminCoupons;
const { adminApplicationEndpoint: adminApplication, ...adminSellerEndpoints } = adminSellers;
const { adminOrderEndpoint: adminOrder, ...adminOrderEndpoints } = adminOrders;

const { adminImportEndpoint: adminImport, ...importEndpoints } = imports;
const { adminShopperEndpoint: adminShopper, ...adminShopperEndpoints } = adminShoppers;
const { adminSheetEndpoint: adminSheet, ...sheetEndpoints } = sheets;

/** The name of an endpoint: its key in `endpoints`, and the name of its use case. */
export type EndpointName = ShopEndpointName | AdminEndpointName;

/** Every endpoint by name. */
export const endpoints = {
  ...catalogueEndpoints,
  productFacets,
  ...adminCatalogueEndpoints,
  adminProduct,
  ...adminBulk,
  ...adminShelves,
  ...adminShops,
  ...adminSizeCharts,
  ...adminSynonyms,
  ...contentEndpoints,
  shopSettings,
  ...adminContent,
  ...adminNewsletter,
  ...adminTeam,
  ...adminSlides,
  ...importEndpoints,
  adminImport,
  ...accounts,
  ...adminShopperEndpoints,
  adminShopper,
  ...checkout,
  ...orderEndpoints,
  order,
  ...adminOrderEndpoints,
  adminOrder,
  ...presence,
  ...savedViews,
  ...sheetEndpoints,
  adminSheet,
  ...settlements,
  singleProductReviewList,
  reviewStore,
  ownReview,
  reviewPhoto,
  reviewHelped,
  savedLists,
  savedListsMerge,
  sellerRequestStore,
  ...adminSellerEndpoints,
  adminApplication,
  ...adminReviews,
  adminCoupon,
  ...adminCouponEndpoints,
  ...adminZones,
  ...staff,
  ...today,
  adminChanges,
} satisfies Record<EndpointName, EndpointDefinition>;

/** Every endpoint by name. */
export type Endpoints = typeof endpoints;

/** The request limits that endpoints refer to. */
export type LimitName = Extract<Endpoints[EndpointName], { limit: string }>['limit'];

export * from './endpoint.ts';
export * from './bounds.ts';
export * from './problems.ts';
export * from './admin-routes.ts';
export * from './routes.ts';
export {
  fieldError,
  fieldProblems,
  isFieldProblemCode,
  type FieldError,
  type FieldProblemCode,
} from './shared/field-problems.ts';
export * from './shared/bounded-count.ts';
export * from './shared/ids.ts';
export * from './shared/locale.ts';
export * from './shared/money.ts';
export * from './shared/poisha.ts';
export * from './shared/text.ts';
export * from './catalogue/admin-product.ts';
export * from './catalogue/product-bounds.ts';
export * from './catalogue/admin-shelf.ts';
export * from './catalogue/admin-shop.ts';
export * from './catalogue/admin-synonym.ts';
export * from './catalogue/product.ts';
export * from './catalogue/size-chart.ts';
export * from './catalogue/size-measures.ts';
export * from './imports/import-fields.ts';
export * from './imports/import-run.ts';
export * from './catalogue/search.ts';
export * from './catalogue/taxonomy.ts';
export * from './accounts/admin-shopper.ts';
export * from './accounts/personal-data.ts';
export * from './accounts/user.ts';
export { changedKinds, type ChangedKind } from './changes/changed-kinds.ts';
export * from './checkout/admin-coupon.ts';
export * from './checkout/admin-zone.ts';
export * from './checkout/quote.ts';
export * from './content/admin-team.ts';
export * from './content/slides.ts';
export type {
  AboutWords,
  AdminShopSettings,
  CallWords,
  OwnSettings,
  Reminders,
  ShopSettings,
} from './content/settings.ts';
export * from './orders/admin-order.ts';
export * from './orders/order.ts';
export { orderStatuses } from './orders/order-statuses.ts';
export { orderFilters } from './orders/order-filters.ts';
export type { ColleagueHere } from './orders/presence-endpoints.ts';
export * from './orders/presence.ts';
export * from './orders/saved-view.ts';
export { ownReviewView, review, reviewStatus, type OwnReview, type Review } from './reviews/endpoints.ts';
export type { SavedListChanges, SavedLists } from './saved-lists/saved-lists.ts';
export type { AuditEntry, AuditKind } from './staff/audit-entry.ts';
export type { LastChange } from './staff/last-change.ts';
export type { StaffMember } from './staff/member.ts';
export * from './sheets/packing.ts';
export * from './sheets/sheet.ts';
export * from './staff/roles.ts';
export type { BrowserSession } from './staff/session.ts';
export * from './today/today.ts';
export * from './sellers/application.ts';
export * from './reviews/admin-review.ts';
export * from './reviews/review-views.ts';
export { sellerKind, type SellerKind } from './sellers/endpoints.ts';
