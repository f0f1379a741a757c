import type { FastifyInstance } from 'fastify';

/** How many requests for what many read are begun before the event loop looks for anything else. */
const defaultPerTurn = 2;

/** Begins a few pieces of work in each turn of the event loop, in the order in which they came. */
export class Turns {
  readonly #perTurn: number;
  readonly #waiting: (() => void)[] = [];
  #left: number;
  #isTurning = false;

  constructor(perTurn = defaultPerTurn) {
    this.#perTurn = perTurn;
    this.#left = perTurn;
  }

  /** Runs the work now, or in a later turn if this one has begun enough. */
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
 * Lets orders pass: pages and other reads wait their turn, while whatever writes goes on whenever it can. Otherwise each step of an order
 * would wait until every page that was asked for meanwhile has been sent.
 */
export function letWritesPass(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (method === 'GET' || method === 'HEAD') turns.take(done);
    else done();
  });
}
