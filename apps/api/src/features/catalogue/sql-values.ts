/** The values of one SQL statement in the making: `bind` keeps a value and gives its placeholder. */
export class SqlValues {
  readonly list: unknown[] = [];

  readonly bind = (value: unknown): string => {
    this.list.push(value);
    return `$${this.list.length}`;
  };
}
