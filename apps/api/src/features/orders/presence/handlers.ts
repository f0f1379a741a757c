import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { whoElseIsHere } from './who-else-is-here.ts';

/** The endpoint with which open screens say that they are open. */
export function presenceHandlers(services: Pick<Services, 'db'>): Pick<Handlers, 'adminOrderPresence'> {
  return {
    adminOrderPresence: async (input) => ({ success: true, data: await whoElseIsHere(services, input) }),
  };
}
