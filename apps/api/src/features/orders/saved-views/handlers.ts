import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { createSavedView, listSavedViews, removeSavedView, renameSavedView } from './saved-views.ts';

type SavedViewEndpoint =
  | 'adminOrderViewList'
  | 'adminOrderViewCreate'
  | 'adminOrderViewRename'
  | 'adminOrderViewRemove';

/** The endpoints for staff members' own views of the order list. */
export function savedViewHandlers(services: Pick<Services, 'db'>): Pick<Handlers, SavedViewEndpoint> {
  return {
    adminOrderViewList: async ({ staff }) => ({ success: true, data: await listSavedViews(services, staff) }),
    adminOrderViewCreate: async (input) => ({ success: true, data: await createSavedView(services, input) }),
    adminOrderViewRename: async (input) => ({ success: true, data: await renameSavedView(services, input) }),
    async adminOrderViewRemove(input) {
      await removeSavedView(services, input);
      return { success: true, data: {} };
    },
  };
}
