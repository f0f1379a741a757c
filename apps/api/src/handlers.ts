import { accountHandlers } from './features/accounts/routes.ts';
import { catalogueHandlers } from './features/catalogue/routes.ts';
import { checkoutHandlers } from './features/checkout/routes.ts';
import { contentHandlers } from './features/content/routes.ts';
import { orderHandlers } from './features/orders/routes.ts';
import { personalDataHandlers } from './features/personal-data/routes.ts';
import { reviewHandlers } from './features/reviews/routes.ts';
import { savedListHandlers } from './features/saved-lists/routes.ts';
import { sellerHandlers } from './features/sellers/routes.ts';
import type { Handlers } from './platform/http/handler.ts';
import type { Services } from './services.ts';

/** The use case behind every endpoint, by the endpoint's name. */
export function createHandlers(services: Services): Handlers {
  return {
    ...catalogueHandlers(services),
    ...contentHandlers(services),
    ...accountHandlers(services),
    ...checkoutHandlers(services),
    ...orderHandlers(services),
    ...personalDataHandlers(services),
    ...reviewHandlers(services),
    ...savedListHandlers(services),
    ...sellerHandlers(services),
  };
}
