/**
 * The method and path of every endpoint of the console. All begin with `/api/admin/`, and nothing else does. Plain
 * text without zod.
 */
export const adminRoutes = {
  adminSignIn: 'POST /api/admin/sign-in',
  adminCode: 'POST /api/admin/code',
  adminConfirm: 'POST /api/admin/confirm',
  adminInvitation: 'POST /api/admin/invitation',
  adminSignOut: 'POST /api/admin/sign-out',
  adminSession: 'GET /api/admin/session',
  adminSessions: 'GET /api/admin/sessions',
  adminSessionEnd: 'POST /api/admin/sessions/{id}/end',
  adminSessionsEndOthers: 'POST /api/admin/sessions/end-others',

  adminSecondFactorStart: 'POST /api/admin/second-factor/start',
  adminSecondFactorFinish: 'POST /api/admin/second-factor/finish',
  adminSecondFactorOff: 'POST /api/admin/second-factor/off',

  adminStaffList: 'GET /api/admin/staff',
  adminStaffInvite: 'POST /api/admin/staff',
  adminStaffLink: 'POST /api/admin/staff/{id}/link',
  adminStaffRole: 'POST /api/admin/staff/{id}/role',
  adminStaffEnd: 'POST /api/admin/staff/{id}/end',
  adminStaffSessions: 'GET /api/admin/staff/{id}/sessions',
  adminStaffSessionsEnd: 'POST /api/admin/staff/{id}/sessions/end',
  adminStaffFactorReset: 'POST /api/admin/staff/{id}/second-factor-reset',

  adminAuditLog: 'GET /api/admin/audit-log',
  adminAuditExport: 'POST /api/admin/audit-log/export',

  adminToday: 'GET /api/admin/today',
  adminMailsRetry: 'POST /api/admin/mails/retry',
  adminChanges: 'GET /api/admin/changes',

  adminProductList: 'GET /api/admin/products',
  adminProductCreate: 'POST /api/admin/products',
  adminProduct: 'GET /api/admin/products/{id}',
  adminProductChange: 'POST /api/admin/products/{id}',
  adminProductStock: 'POST /api/admin/products/{id}/stock',
  adminProductMissedSearches: 'GET /api/admin/products/{id}/missed-searches',
  adminProductsHeld: 'GET /api/admin/products/held',
  adminProductsRetire: 'POST /api/admin/products/retire',
  adminProductsOffer: 'POST /api/admin/products/offer',
  adminProductsStock: 'POST /api/admin/products/stock',
  adminPictureUpload: 'POST /api/admin/pictures',
  adminProductsCsv: 'GET /api/admin/products/csv',
  adminProductsXlsx: 'GET /api/admin/products/xlsx',

  adminImportList: 'GET /api/admin/imports',
  adminImportUpload: 'POST /api/admin/imports',
  adminImportTemplate: 'GET /api/admin/imports/template',
  adminImport: 'GET /api/admin/imports/{id}',
  adminImportLines: 'GET /api/admin/imports/{id}/lines',
  adminImportWrongLines: 'GET /api/admin/imports/{id}/wrong-lines',
  adminImportCheck: 'POST /api/admin/imports/{id}/check',
  adminImportLineCorrect: 'POST /api/admin/imports/{id}/lines/{line}',
  adminImportApply: 'POST /api/admin/imports/{id}/apply',
  adminImportUndo: 'POST /api/admin/imports/{id}/undo',

  adminApplicationList: 'GET /api/admin/applications',
  adminApplication: 'GET /api/admin/applications/{reference}',
  adminApplicationApprove: 'POST /api/admin/applications/{reference}/approve',
  adminApplicationAsk: 'POST /api/admin/applications/{reference}/ask',
  adminApplicationDecline: 'POST /api/admin/applications/{reference}/decline',
  adminApplicationReopen: 'POST /api/admin/applications/{reference}/reopen',

  adminReviewList: 'GET /api/admin/reviews',
  adminReviewDecide: 'POST /api/admin/reviews/{id}/decide',

  adminCouponList: 'GET /api/admin/coupons',
  adminCouponCreate: 'POST /api/admin/coupons',
  adminCoupon: 'GET /api/admin/coupons/{code}',
  adminCouponChange: 'POST /api/admin/coupons/{code}',

  adminOrderViewList: 'GET /api/admin/order-views',
  adminOrderViewCreate: 'POST /api/admin/order-views',
  adminOrderViewRename: 'POST /api/admin/order-views/{id}/name',
  adminOrderViewRemove: 'POST /api/admin/order-views/{id}/remove',

  adminZoneList: 'GET /api/admin/zones',
  adminZoneCreate: 'POST /api/admin/zones',
  adminZoneOrder: 'POST /api/admin/zones/order',
  adminZoneChange: 'POST /api/admin/zones/{id}',

  adminCategoryList: 'GET /api/admin/categories',
  adminCategoryCreate: 'POST /api/admin/categories',
  adminCategoryOrder: 'POST /api/admin/categories/order',
  adminCategoryChange: 'POST /api/admin/categories/{id}',
  adminCategoryRemove: 'POST /api/admin/categories/{id}/remove',
  adminSubcategoryOrder: 'POST /api/admin/categories/{id}/order',
  adminSubcategoryCreate: 'POST /api/admin/subcategories',
  adminSubcategoryChange: 'POST /api/admin/subcategories/{id}',
  adminSubcategoryRemove: 'POST /api/admin/subcategories/{id}/remove',
  adminSizeChartList: 'GET /api/admin/subcategories/{id}/size-charts',
  adminSizeChartCreate: 'POST /api/admin/subcategories/{id}/size-charts',
  adminSizeChartChange: 'POST /api/admin/size-charts/{id}',
  adminSizeChartRemove: 'POST /api/admin/size-charts/{id}/remove',
  adminBrandList: 'GET /api/admin/brands',
  adminBrandCreate: 'POST /api/admin/brands',
  adminBrandChange: 'POST /api/admin/brands/{id}',
  adminBrandRemove: 'POST /api/admin/brands/{id}/remove',

  adminShopList: 'GET /api/admin/shops',
  adminShopCreate: 'POST /api/admin/shops',
  adminShopChange: 'POST /api/admin/shops/{id}',
  adminShopRemove: 'POST /api/admin/shops/{id}/remove',

  adminSlideList: 'GET /api/admin/slides',
  adminBannerCreate: 'POST /api/admin/banners',
  adminBannerOrder: 'POST /api/admin/banners/order',
  adminBannerChange: 'POST /api/admin/banners/{id}',
  adminDayCreate: 'POST /api/admin/days',
  adminDayOrder: 'POST /api/admin/days/order',
  adminDayChange: 'POST /api/admin/days/{id}',

  adminShopperList: 'GET /api/admin/shoppers',
  adminShopper: 'GET /api/admin/shoppers/{id}',
  adminShopperBlock: 'POST /api/admin/shoppers/{id}/block',
  adminShopperUnblock: 'POST /api/admin/shoppers/{id}/unblock',
  adminShopperExport: 'POST /api/admin/shoppers/{id}/export',
  adminShopperForget: 'POST /api/admin/shoppers/{id}/forget',

  adminSubscriberList: 'GET /api/admin/subscribers',
  adminSubscriberExport: 'POST /api/admin/subscribers/export',
  adminSubscriberRemove: 'POST /api/admin/subscribers/remove',

  adminSynonymList: 'GET /api/admin/synonyms',
  adminSynonymCreate: 'POST /api/admin/synonyms',
  adminSynonymChange: 'POST /api/admin/synonyms/{id}',
  adminSynonymRemove: 'POST /api/admin/synonyms/{id}/remove',

  adminTeamList: 'GET /api/admin/team',
  adminTeamCreate: 'POST /api/admin/team',
  adminTeamOrder: 'POST /api/admin/team/order',
  adminTeamChange: 'POST /api/admin/team/{id}',
  adminTeamRemove: 'POST /api/admin/team/{id}/remove',

  adminCallWords: 'GET /api/admin/call-words',
  adminReminders: 'GET /api/admin/reminders',
  adminSettings: 'GET /api/admin/settings',
  adminSettingsChange: 'POST /api/admin/settings',

  adminOrderList: 'GET /api/admin/orders',
  adminOrderExport: 'POST /api/admin/orders/export',
  adminOrder: 'GET /api/admin/orders/{order_number}',
  adminOrderMove: 'POST /api/admin/orders/move',
  adminOrderReturn: 'POST /api/admin/orders/{order_number}/return',
  adminOrderCall: 'POST /api/admin/orders/{order_number}/calls',
  adminOrderTry: 'POST /api/admin/orders/{order_number}/tries',
  adminOrderTryUndo: 'POST /api/admin/orders/{order_number}/tries/{nth}/undo',
  adminOrderPresence: 'POST /api/admin/orders/{order_number}/presence',
  adminOrderNote: 'POST /api/admin/orders/{order_number}/notes',
  adminOrderCorrection: 'POST /api/admin/orders/{order_number}/corrections',
  adminOrderInvoice: 'GET /api/admin/orders/{order_number}/invoice',
  adminOrderMail: 'GET /api/admin/orders/{order_number}/mails/{mail_id}',

  adminPackingList: 'GET /api/admin/packing-list',
  adminParcelList: 'GET /api/admin/parcels',
  adminSheetList: 'GET /api/admin/sheets',
  adminSheetCreate: 'POST /api/admin/sheets',
  adminSheet: 'GET /api/admin/sheets/{code}',
  adminSheetCsv: 'GET /api/admin/sheets/{code}/csv',
  adminSettlementCreate: 'POST /api/admin/sheets/{code}/settlements',
  adminSettlementExplain: 'POST /api/admin/sheets/{code}/settlements/{id}/explanation',
  adminSettlementCsv: 'GET /api/admin/settlements/csv',
} as const;

/** The name of a console endpoint: its key here and in `endpoints`, and the name of its use case. */
export type AdminEndpointName = keyof typeof adminRoutes;

/** The header, with the value `1`, that the console sends with every change; a form on another site cannot send it. */
export const consoleHeader = 'x-haat-console';

/** The cookie that holds the console session. */
export const staffCookieName = 'haat_console';
