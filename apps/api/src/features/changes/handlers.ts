import { type Handlers, ReplyWith } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';

/** No proxy may gather or compress the stream: each event is to arrive at once. */
const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** What changes while a console is open. */
export function changeHandlers({ changeStreams }: Pick<Services, 'changeStreams'>): Pick<Handlers, 'adminChanges'> {
  return {
    adminChanges: async ({ staff, request }) =>
      new ReplyWith(await changeStreams.open(staff, request.cookie), { headers }),
  };
}
