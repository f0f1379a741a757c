import { accountHandlers } from './features/accounts/routes.ts';
import { catalogueHandlers } from './features/catalogue/routes.ts';
import { contentHandlers } from './features/content/routes.ts';
import type { Handlers } from './platform/http/handler.ts';
import type { Services } from './services.ts';

/** The use case behind every endpoint, by the endpoint's name. */
export function createHandlers(services: Services): Partial<Handlers> {
  return {
    ...catalogueHandlers(services),
    ...contentHandlers(services),
    ...accountHandlers(services),
  };
}
