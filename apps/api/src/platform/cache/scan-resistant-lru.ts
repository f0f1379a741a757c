import { LRUCache } from 'lru-cache';

/**
 * Share of the bytes reserved for recently added values. It is small, because a client that requests each page once,
 * such as a crawler, displaces that much of what others request.
 */
const newcomerShare = 1 / 32;

interface Options<Value> {
  /** The maximum total size of all values, in bytes. */
  maxBytes: number;
  sizeOf: (value: Value, key: string) => number;
}

/**
 * A cache bounded by bytes in which values that are never used again evict almost nothing. A value starts as a
 * newcomer, settles when it leaves the newcomers and there is room, and is proven once it is used; in each group the
 * least recently used is evicted first.
 */
export class ScanResistantLru<Value extends object> {
  readonly #maxBytes: number;
  readonly #newcomerBytes: number;
  readonly #sizeOf: Options<Value>['sizeOf'];
  readonly #newcomers: LRUCache<string, Value>;
  /** Not used since they were added, or less recently than every proven value. */
  readonly #settled: LRUCache<string, Value>;
  readonly #proven: LRUCache<string, Value>;

  constructor({ maxBytes, sizeOf }: Options<Value>) {
    this.#maxBytes = maxBytes;
    this.#newcomerBytes = Math.floor(maxBytes * newcomerShare);
    this.#sizeOf = sizeOf;
    const sizeCalculation = sizeOf;
    this.#newcomers = new LRUCache({ maxSize: this.#newcomerBytes, sizeCalculation, dispose: this.#settle });
    this.#settled = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#proven = new LRUCache({ maxSize: maxBytes - this.#newcomerBytes, sizeCalculation, dispose: this.#demote });
  }

  get bytes(): number {
    return this.#parts.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  get size(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  /** The value of a key, without marking it as used. */
  peek(key: string): Value | undefined {
    return this.#proven.peek(key) ?? this.#newcomers.peek(key) ?? this.#settled.peek(key);
  }

  /** Marks a value as used. */
  use(key: string, value: Value): void {
    if (this.#newcomers.delete(key) || this.#settled.delete(key)) this.#proven.set(key, value);
    else this.#proven.get(key);
  }

  /** Adds or replaces a value; with `isProven`, it starts among the proven ones. */
  add(key: string, value: Value, { isProven = false } = {}): void {
    this.delete(key);
    if (isProven) this.#proven.set(key, value);
    else if (this.#sizeOf(value, key) > this.#newcomerBytes) this.#settled.set(key, value);
    else this.#newcomers.set(key, value);
    this.#makeRoom();
  }

  /** Re-measures a value whose size has changed, unless it has been replaced. */
  measure(key: string, value: Value): void {
    for (const part of this.#parts) {
      if (part.peek(key) !== value) continue;
      // Setting the same value again would not re-measure it.
      part.delete(key);
      part.set(key, value);
    }
    this.#makeRoom();
  }

  delete(key: string): void {
    for (const part of this.#parts) part.delete(key);
  }

  clear(): void {
    for (const part of this.#parts) part.clear();
  }

  /** All values, least recently used first, proven ones last. */
  *entries(): Generator<[key: string, value: Value]> {
    for (const part of this.#parts)
      for (const key of part.rkeys()) {
        const value = part.peek(key);
        if (value) yield [key, value];
      }
  }

  get #parts() {
    return [this.#settled, this.#newcomers, this.#proven];
  }

  /** A displaced newcomer settles if that evicts nothing. */
  readonly #settle = (value: Value, key: string, reason: LRUCache.DisposeReason): void => {
    const taken = this.#settled.calculatedSize + this.#proven.calculatedSize + this.#newcomerBytes;
    if (reason === 'evict' && taken + this.#sizeOf(value, key) <= this.#maxBytes) this.#settled.set(key, value);
  };

  /** A value that is no longer proven becomes the most recent of the settled ones. */
  readonly #demote = (value: Value, key: string, reason: LRUCache.DisposeReason): void => {
    if (reason === 'evict') this.#settled.set(key, value);
  };

  #makeRoom(): void {
    while (this.bytes > this.#maxBytes) if (!this.#settled.pop()) this.#newcomers.pop();
  }
}
