import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { readToday } from './read-today.ts';
import { sendMailsAgain } from './send-mails-again.ts';

/** The endpoints of the console's first page. */
export function todayHandlers(services: Services): Pick<Handlers, 'adminToday' | 'adminMailsRetry'> {
  return {
    adminToday: () => readToday(services),
    adminMailsRetry: (input) => sendMailsAgain(services, input),
  };
}
