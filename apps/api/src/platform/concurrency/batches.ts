interface BatchesOptions<Item, Result> {
  /** Processes a batch and returns the results in the order of the items. */
  run: (items: Item[]) => Promise<Result[]>;
  /** The maximum number of items per batch. */
  maxSize: number;
  /** Whether a single item may have caused the error. If so, the items of the batch are run one by one. */
  isItemsFault?: (error: unknown) => boolean;
}

/**
 * A batch that has run for this long no longer holds up others: it is probably waiting for a lock itself. On a new
 * connection a batch takes up to 75 ms; starting others beside it would only open more connections.
 */
const patienceMs = 100;

/**
 * Collects items that arrive while a batch is running, and processes them together when it is done. When idle, work
 * starts once the code that adds items has finished its turn, so nothing waits for company.
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
    if (!this.#isRunning) {
      this.#isRunning = true;
      queueMicrotask(() => this.#start());
    }
    return promise;
  }

  #start(): void {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      if (this.#waiting.length > 0) this.#start();
      else this.#isRunning = false;
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
