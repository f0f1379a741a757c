import type { FastifyInstance } from 'fastify';
import { unavailable } from '../to-problem.ts';

const sampleEveryMs = 100;
/** A single delay, such as for a large response, is not overload. */
const lateSamplesToRefuse = 2;
const refuseForMs = 1_000;

/**
 * How late the event loop may be for each kind of work, as a multiple of the setting: the least urgent is refused
 * first.
 */
const patience = { checkout: 2, api: 1, page: 1 / 2, rendering: 1 / 4 };
type Work = keyof typeof patience;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop is so late that this kind of work is refused. */
    isTooLateFor: (work: Work) => boolean;
  }
}

/**
 * Rejects requests with UNAVAILABLE while the process cannot keep up: when the event loop is `maxDelayMs` late twice
 * in a row, earlier for pages and later for checkouts. Monitoring begins when the server listens, so that a slow
 * start does not count; `/livez` is always served.
 */
export function refuseWhenOverloaded(app: FastifyInstance, maxDelayMs: number): void {
  const late = (Object.keys(patience) as Work[]).map((work) => ({ work, samples: 0, refusesUntil: 0 }));
  const lateFor = new Map(late.map((each) => [each.work, each]));
  let lastSampleAt = 0;
  let sampling: NodeJS.Timeout | undefined;

  function sample(): void {
    const now = performance.now();
    const lateMs = now - lastSampleAt - sampleEveryMs;
    for (const each of late) {
      each.samples = lateMs > maxDelayMs * patience[each.work] ? each.samples + 1 : 0;
      if (each.samples >= lateSamplesToRefuse) each.refusesUntil = now + refuseForMs;
    }
    lastSampleAt = now;
  }

  function isTooLateFor(work: Work): boolean {
    const refusesUntil = lateFor.get(work)?.refusesUntil ?? 0;
    return refusesUntil > 0 && performance.now() < refusesUntil;
  }

  app.decorate('isTooLateFor', isTooLateFor);
  app.addHook('onListen', async () => {
    lastSampleAt = performance.now();
    sampling = setInterval(sample, sampleEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(sampling));
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (isTooLateFor(workOf(url)) && url !== '/livez') done(unavailable());
    else done();
  });
}

function workOf(url: string): Work {
  if (url.startsWith('/api/checkout-')) return 'checkout';
  return url.startsWith('/api/') ? 'api' : 'page';
}
