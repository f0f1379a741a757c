import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { storeSellerRequest } from './store-seller-request.ts';

export function sellerHandlers(services: Services): Pick<Handlers, 'sellerRequestStore'> {
  return { sellerRequestStore: ({ body }) => storeSellerRequest(services, body) };
}
