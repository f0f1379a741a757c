/** Pages that exist independently of the catalogue and are indexed by search engines. */
export const staticPaths = [
  '/',
  '/product/category',
  '/brand/all_brand',
  '/shop/all_shop',
  '/all_shop_home',
  '/all_new_arraival',
  '/all_winter_product',
  '/all_popular_product',
  '/voucher_product',
  '/offer_product',
  '/help_support',
  '/about_us',
  '/meet_team',
  '/privacy_policy',
  '/tearms_condition',
  '/return_policy',
  '/seller/seller_type',
  '/become_seller',
  '/become_seller/digital_service',
] as const;

/** Personal pages and pages with endless variations, which search engines must not crawl, in either language. */
export const personalPaths = [
  '/cart',
  '/confirm_message',
  '/confirm_order_page',
  '/login',
  '/my_order_list',
  '/my_wish_list',
  '/order/',
  '/order_copy',
  '/order_list_view/',
  '/order_tracking',
  '/product/order/',
  '/search',
  '/user/',
] as const;
