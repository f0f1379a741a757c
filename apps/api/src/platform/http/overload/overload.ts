import type { FastifyInstance } from 'fastify';
import { unavailable } from '../to-problem.ts';

const sampleEveryMs = 100;
/** A single pause, such as for a large response, is not an overload. */
const lateSamplesToRefuse = 2;
const refuseForMs = 1_000;

/**
 * Rejects requests with UNAVAILABLE while the process cannot keep up: when the event loop is `maxDelayMs` late twice in a row.
 * It starts watching when the server listens, so that a slow start does not count; `/livez` is always answered.
 */
export function refuseWhenOverloaded(app: FastifyInstance, maxDelayMs: number): void {
  let lastSampleAt = 0;
  let lateSamples = 0;
  let refusesUntil = 0;
  let sampling: NodeJS.Timeout | undefined;

  function sample(): void {
    const now = performance.now();
    lateSamples = now - lastSampleAt > sampleEveryMs + maxDelayMs ? lateSamples + 1 : 0;
    if (lateSamples >= lateSamplesToRefuse) refusesUntil = now + refuseForMs;
    lastSampleAt = now;
  }

  app.addHook('onListen', async () => {
    lastSampleAt = performance.now();
    sampling = setInterval(sample, sampleEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(sampling));
  app.addHook('onRequest', (request, _reply, done) => {
    if (refusesUntil > 0 && performance.now() < refusesUntil && request.url !== '/livez') done(unavailable());
    else done();
  });
}
