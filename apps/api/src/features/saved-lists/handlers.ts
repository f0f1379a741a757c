import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { mergeSavedLists } from './merge-saved-lists.ts';
import { readSavedLists } from './read-saved-lists.ts';

/** A shopper's cart and favourites, across devices. */
export function savedListHandlers(services: Services): Pick<Handlers, 'savedLists' | 'savedListsMerge'> {
  return {
    savedLists: ({ caller }) => readSavedLists(services, caller),
    savedListsMerge: ({ caller, body }) => mergeSavedLists(services, { caller, changes: body }),
  };
}
