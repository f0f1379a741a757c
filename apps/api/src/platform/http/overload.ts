import type { FastifyInstance } from 'fastify';
import { unavailable } from './to-problem.ts';

const sampleEveryMs = 100;
/** One pause, such as for a large answer, is no overload. */
const lateTurnsToRefuse = 2;
const refuseForMs = 1_000;

/**
 * Turns requests away with UNAVAILABLE while the process cannot keep up: when its turns come `mostDelayMs` late, twice in a row.
 * It watches from when the server listens, so that a slow start is no overload; `/livez` answers all the same.
 */
export function refuseWhenOverloaded(app: FastifyInstance, mostDelayMs: number): void {
  let lastTurn = 0;
  let lateTurns = 0;
  let refusesUntil = 0;
  let sampling: NodeJS.Timeout | undefined;

  function sample(): void {
    const now = performance.now();
    lateTurns = now - lastTurn > sampleEveryMs + mostDelayMs ? lateTurns + 1 : 0;
    if (lateTurns >= lateTurnsToRefuse) refusesUntil = now + refuseForMs;
    lastTurn = now;
  }

  app.addHook('onListen', async () => {
    lastTurn = performance.now();
    sampling = setInterval(sample, sampleEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(sampling));
  app.addHook('onRequest', (request, _reply, done) => {
    if (refusesUntil > 0 && performance.now() < refusesUntil && request.url !== '/livez') done(unavailable());
    else done();
  });
}
