import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { changeSynonymGroup, createSynonymGroup, removeSynonymGroup } from './synonyms/admin/change-synonym-groups.ts';
import { listSynonymGroups } from './synonyms/admin/list-synonym-groups.ts';

type SynonymEndpoint = 'adminSynonymList' | 'adminSynonymCreate' | 'adminSynonymChange' | 'adminSynonymRemove';

/** The endpoints with which owners manage synonyms. */
export function searchHandlers(services: Services): Pick<Handlers, SynonymEndpoint> {
  return {
    adminSynonymList: ({ query }) => listSynonymGroups(services, query),
    adminSynonymCreate: (input) => createSynonymGroup(services, input),
    adminSynonymChange: (input) => changeSynonymGroup(services, input),
    adminSynonymRemove: (input) => removeSynonymGroup(services, input),
  };
}
