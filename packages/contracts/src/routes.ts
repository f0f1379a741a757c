/**
 * The method and path of every endpoint of the shop; those of the console are in `adminRoutes`. Plain text without
 * zod, so that it can be part of the browser's first load. Paths and their spellings are part of the public
 * interface.
 */
export const routes = {
  productList: 'GET /api/product-list',
  productFacets: 'GET /api/product-facets',
  singleProduct: 'GET /api/single-product/{id}',
  bestSellingList: 'GET /api/bestSelling-list',
  categoryList: 'GET /api/category-list',
  subcategoryList: 'GET /api/subcategory-list',
  brandList: 'GET /api/brand-list',
  shopList: 'GET /api/shop-list',
  singleShop: 'GET /api/single-shop/{id}',
  shopDetails: 'GET /api/shop-details/{id}',
  searchSuggestions: 'GET /api/search-suggestions',

  bannerList: 'GET /api/banner-list',
  days: 'GET /api/days',
  shopSettings: 'GET /api/shop-settings',
  aboutUs: 'GET /api/about-us',
  newsletter: 'POST /api/newsletter',

  register: 'POST /api/register',
  login: 'POST /api/login',
  logout: 'POST /api/logout',
  userInfo: 'GET /api/userInfo',
  userName: 'GET /api/user-name/{user_id}',
  profileChange: 'POST /api/profie_change',
  passwordChange: 'POST /api/password-change/{user_id}',
  forgetPassword: 'POST /api/forget_password',
  forgetPasswordCodeMatch: 'POST /api/forget_password_code_match',
  userResetPassword: 'POST /api/user_reset_password',
  accountExport: 'POST /api/account-export',
  accountDelete: 'POST /api/account-delete',

  shippingList: 'GET /api/shipping-list',
  couponList: 'GET /api/coupon-list',
  couponCheck: 'POST /api/coupon-check',
  checkoutQuote: 'POST /api/checkout-quote',
  checkoutConfirm: 'POST /api/checkout-confirm',

  userOrder: 'GET /api/user_order',
  order: 'GET /api/order/{order_number}',
  orderInvoice: 'GET /api/order/{order_number}/invoice',
  orderCancel: 'POST /api/order/{order_number}/cancel',
  orderTracking: 'POST /api/order-tracking',
  orderCopyConfirm: 'POST /api/order-copy-confirm',

  singleProductReviewList: 'GET /api/single-product-reviewList/{id}',
  reviewStore: 'POST /api/review-store',
  ownReview: 'GET /api/own-review/{id}',
  reviewPhoto: 'POST /api/review-photo',
  reviewHelped: 'POST /api/review-helped/{id}',

  savedLists: 'GET /api/saved-lists',
  savedListsMerge: 'POST /api/saved-lists',

  sellerRequestStore: 'POST /api/seller-request-store',
} as const;

/** The endpoints with shared responses (`cache: 'shared'`): they do not depend on who asks, so no token is sent. */
export const sharedEndpoints: ReadonlySet<string> = new Set([
  'productList',
  'productFacets',
  'singleProduct',
  'bestSellingList',
  'categoryList',
  'subcategoryList',
  'brandList',
  'shopList',
  'singleShop',
  'shopDetails',
  'searchSuggestions',
  'bannerList',
  'shopSettings',
  'days',
  'aboutUs',
  'shippingList',
  'couponList',
  'singleProductReviewList',
] satisfies (keyof typeof routes)[]);

/** The name of a shop endpoint: its key here and in `endpoints`, and the name of its use case. */
export type ShopEndpointName = keyof typeof routes;
