import type { FastifyInstance } from 'fastify';

/** How many shared reads are started before the event loop gets to handle anything else. */
const defaultPerTurn = 2;

/** Starts a few pieces of work per turn of the event loop, in order of arrival. */
export class Turns {
  readonly #perTurn: number;
  readonly #waiting: (() => void)[] = [];
  #left: number;
  #isTurning = false;

  constructor(perTurn = defaultPerTurn) {
    this.#perTurn = perTurn;
    this.#left = perTurn;
  }

  /** Runs the work now, or in a later turn if this one has started enough. */
  take(work: () => void): void {
    this.#turn();
    if (this.#left === 0) {
      this.#waiting.push(work);
      return;
    }
    this.#left -= 1;
    work();
  }

  #turn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      const begun = this.#waiting.splice(0, this.#perTurn);
      this.#left = this.#perTurn - begun.length;
      if (begun.length > 0) this.#turn();
      for (const work of begun) work();
    });
  }
}

/**
 * Gives writes priority: pages and other reads wait their turn, while writes continue whenever they can. Otherwise
 * each step of an order would wait until every page requested meanwhile has been sent.
 */
export function letWritesPass(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (method === 'GET' || method === 'HEAD') turns.take(done);
    else done();
  });
}
