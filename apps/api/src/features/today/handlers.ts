import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { readToday } from './read-today.ts';

/** The endpoint of the console's first page. */
export function todayHandlers(services: Services): Pick<Handlers, 'adminToday'> {
  return { adminToday: () => readToday(services) };
}
