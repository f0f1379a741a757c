import pg from 'pg';

/**
 * A client that breaks its connection if a statement is not answered within so many milliseconds, for
 * instance because the server hangs. The statement fails with 'Query read timeout', and the pool replaces the connection.
 *
 * This is what pg's `query_timeout` is for, but pg assigns a new function to each query for it, and V8 allocates a
 * function that is assigned to a property as an old object. Until the next major collection, each of these functions
 * keeps alive all the rows that its query has read.
 */
export function boundedClient(maxMs: number): typeof pg.Client {
  return class extends pg.Client {
    #isWaiting = false;
    readonly #deadline = setTimeout(() => {
      if (this.#isWaiting) this.connection.stream.destroy(new Error('Query read timeout'));
    }, maxMs).unref();

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.on('drain', () => {
        this.#isWaiting = false;
      });
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- whatever any of pg's seven signatures takes and returns
    override query(...statement: any[]): any {
      this.#isWaiting = true;
      this.#deadline.refresh();
      return super.query(...(statement as [string]));
    }
  };
}
