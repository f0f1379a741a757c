import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';

export const adminChanges = endpoint({
  route: adminRoutes.adminChanges,
  tag: 'Console: changes',
  summary:
    'A stream of server-sent events for the console: `data` is a JSON list of the kinds of things that changed, and names nobody. `beat` comes every 15 s, `ended` before the stream closes with the session',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: z.instanceof(ReadableStream), contentType: 'text/event-stream' },
  problems: [],
});
