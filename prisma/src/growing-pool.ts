import pg from 'pg';

type Taken = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * A pool that opens one connection at a time. A request takes the first connection that becomes free, be it the new
 * one or another; in a plain pool it waits for its own new one, however long that takes, while others lie idle. Opening
 * and the first statements cost PostgreSQL up to 100 ms of processor time, so that after a start a few requests
 * would open all connections and hold each other up.
 */
export class GrowingPool extends pg.Pool {
  readonly #waiting: Taken[] = [];
  #isOpening = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    // The event comes before the connection is idle.
    this.on('release', () => queueMicrotask(() => this.#serve()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onTaken: Taken): void;
  override connect(onTaken?: Taken): Promise<pg.PoolClient> | void {
    if (!onTaken) return this.#connection();
    this.#waiting.push(onTaken);
    this.#serve();
  }

  #connection(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('the pool gave nothing'))));
    });
  }

  #serve(): void {
    while (this.#waiting.length > 0 && (this.#isIdle || this.#isFull)) this.#take(this.#waiting.shift() as Taken);
    if (this.#waiting.length > 0 && !this.#isOpening) this.#open();
  }

  /** Whether a connection is idle that the pool has not promised to anybody. */
  get #isIdle(): boolean {
    return this.idleCount > this.waitingCount;
  }

  /** While one is opening, somebody may need it first. */
  get #isFull(): boolean {
    return !this.#isOpening && this.totalCount >= this.options.max;
  }

  #take(onTaken: Taken): void {
    super.connect(onTaken);
  }

  /** Those who wait share the error if it fails: each would have got it alone. */
  #open(): void {
    this.#isOpening = true;
    super.connect((error, _client, done) => {
      this.#isOpening = false;
      if (!error) return done();
      for (const onTaken of this.#waiting.splice(0)) onTaken(error, undefined, () => {});
    });
  }
}
