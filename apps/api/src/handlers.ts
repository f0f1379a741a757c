import type { Handlers } from './platform/http/handler.ts';
import type { Services } from './services.ts';

/** The use case behind every endpoint, by the endpoint's name. */
export function createHandlers(_services: Services): Partial<Handlers> {
  return {};
}
