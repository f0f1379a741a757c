import { accountHandlers } from './features/accounts/handlers.ts';
import { adminProductHandlers } from './features/catalogue/admin/handlers.ts';
import { adminShopHandlers } from './features/catalogue/admin/shops/handlers.ts';
import { shelfHandlers } from './features/catalogue/admin/shelves/handlers.ts';
import { sizeChartHandlers } from './features/catalogue/admin/size-charts/handlers.ts';
import { catalogueHandlers } from './features/catalogue/handlers.ts';
import { changeHandlers } from './features/changes/handlers.ts';
import { checkoutHandlers } from './features/checkout/handlers.ts';
import { contentHandlers } from './features/content/handlers.ts';
import { importHandlers } from './features/imports/handlers.ts';
import { adminOrderHandlers } from './features/orders/admin/handlers.ts';
import { presenceHandlers } from './features/orders/presence/handlers.ts';
import { savedViewHandlers } from './features/orders/saved-views/handlers.ts';
import { orderHandlers } from './features/orders/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { shopperHandlers } from './features/personal-data/admin/handlers.ts';
import { personalDataHandlers } from './features/personal-data/handlers.ts';
import { reviewHandlers } from './features/reviews/handlers.ts';
import { savedListHandlers } from './features/saved-lists/handlers.ts';
import { sellerHandlers } from './features/sellers/handlers.ts';
import { sheetHandlers } from './features/sheets/handlers.ts';
import { staffHandlers } from './features/staff/handlers.ts';
import { todayHandlers } from './features/today/handlers.ts';
import type { Handlers } from './platform/http/handler.ts';
import type { Services } from './services.ts';

/** The use case behind every endpoint, by the endpoint's name. */
export function createHandlers(services: Services): Handlers {
  return {
    ...catalogueHandlers(services),
    ...adminProductHandlers(services),
    ...importHandlers(services),
    ...shelfHandlers(services),
    ...sizeChartHandlers(services),
    ...adminShopHandlers(services),
    ...contentHandlers(services),
    ...accountHandlers(services),
    ...checkoutHandlers(services),
    ...orderHandlers(services),
    ...adminOrderHandlers(services),
    ...presenceHandlers(services),
    ...savedViewHandlers(services),
    ...todayHandlers(services),
    ...changeHandlers(services),
    ...personalDataHandlers(services),
    ...shopperHandlers(services),
    ...searchHandlers(services),
    ...reviewHandlers(services),
    ...savedListHandlers(services),
    ...sellerHandlers(services),
    ...sheetHandlers(services),
    ...staffHandlers(services),
  };
}
