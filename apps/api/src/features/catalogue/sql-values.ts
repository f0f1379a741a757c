/** Collects the values of an SQL statement: `bind` adds a value and returns its placeholder. */
export class SqlValues {
  readonly list: unknown[] = [];

  readonly bind = (value: unknown): string => {
    this.list.push(value);
    return `$${this.list.length}`;
  };
}
