import { type Handlers, ReplyWith } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';

/** Proxies must not buffer or compress the stream: each event has to arrive at once. */
const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** The endpoint that streams changes to an open console. */
export function changeHandlers({ changeStreams }: Pick<Services, 'changeStreams'>): Pick<Handlers, 'adminChanges'> {
  return {
    adminChanges: async ({ staff, request }) =>
      new ReplyWith(await changeStreams.open(staff, request.cookie), { headers }),
  };
}
