interface BatchesOptions<Item, Result> {
  /** Does the work of a batch and returns the results in the order of the items. */
  run: (items: Item[]) => Promise<Result[]>;
  /** Items per batch at most. */
  maxSize: number;
  /** Whether a single item may have caused the error. The items of such a batch then run one by one. */
  isItemsFault?: (error: unknown) => boolean;
}

/** A batch that has run for this long no longer makes others wait: it is probably waiting for a lock itself. */
const patienceMs = 20;

/**
 * Gathers items that arrive while a batch is being worked on, and works on them together as soon as it is done. An item that
 * arrives at a quiet time starts at once, so nothing waits for company.
 */
export class Batches<Item, Result> {
  readonly #options: BatchesOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #isRunning = false;

  constructor(options: BatchesOptions<Item, Result>) {
    this.#options = options;
  }

  /** The result of one item; rejects with the error of its batch. */
  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ item, resolve, reject });
    if (!this.#isRunning) this.#start();
    return promise;
  }

  #start(): void {
    this.#isRunning = true;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      this.#isRunning = false;
      if (this.#waiting.length > 0) this.#start();
    };
    const patience = setTimeout(end, patienceMs);
    void this.#settle(this.#waiting.splice(0, this.#options.maxSize)).finally(() => {
      clearTimeout(patience);
      end();
    });
  }

  async #settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && this.#options.isItemsFault?.(error)) {
        for (const waiting of batch) await this.#settle([waiting]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}
