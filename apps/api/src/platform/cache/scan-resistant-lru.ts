import { LRUCache } from 'lru-cache';

/**
 * Share of the bytes that is always left to values added lately. It is small, because whoever asks for each page once, such as a crawler,
 * pushes out as much of what others ask for.
 */
const newcomerShare = 1 / 32;

interface Options<Value> {
  /** Bytes of all values together, at most. */
  maxBytes: number;
  sizeOf: (value: Value, key: string) => number;
}

/**
 * A cache bounded by bytes, in which values that are added and never used again push out next to nothing. A value starts among the newcomers,
 * settles when it leaves them and there is room, and is proven when it is used; of each the least recently used is evicted first.
 */
export class ScanResistantLru<Value extends object> {
  readonly #maxBytes: number;
  readonly #newcomerBytes: number;
  readonly #sizeOf: Options<Value>['sizeOf'];
  readonly #newcomers: LRUCache<string, Value>;
  /** Not used since they were added, or longer ago than everything proven. */
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

  /** The value of a key, without using it. */
  peek(key: string): Value | undefined {
    return this.#proven.peek(key) ?? this.#newcomers.peek(key) ?? this.#settled.peek(key);
  }

  /** Marks a value as used. */
  use(key: string, value: Value): void {
    if (this.#newcomers.delete(key) || this.#settled.delete(key)) this.#proven.set(key, value);
    else this.#proven.get(key);
  }

  /** Adds a value, or replaces it; one that is known to be used again is proven from the beginning. */
  add(key: string, value: Value, { isProven = false } = {}): void {
    this.delete(key);
    if (isProven) this.#proven.set(key, value);
    else if (this.#sizeOf(value, key) > this.#newcomerBytes) this.#settled.set(key, value);
    else this.#newcomers.set(key, value);
    this.#makeRoom();
  }

  /** Measures a value again, whose size has changed, unless another one has taken its place. */
  measure(key: string, value: Value): void {
    for (const part of this.#parts) {
      if (part.peek(key) !== value) continue;
      // Setting the value that is already there would not measure it.
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

  /** All values, the least recently used first and the proven ones last. */
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

  /** A newcomer that makes way for the next one stays if that pushes out no other. */
  readonly #settle = (value: Value, key: string, reason: LRUCache.DisposeReason): void => {
    const taken = this.#settled.calculatedSize + this.#proven.calculatedSize + this.#newcomerBytes;
    if (reason === 'evict' && taken + this.#sizeOf(value, key) <= this.#maxBytes) this.#settled.set(key, value);
  };

  /** What is no longer proven comes back to those that are evicted last among the others. */
  readonly #demote = (value: Value, key: string, reason: LRUCache.DisposeReason): void => {
    if (reason === 'evict') this.#settled.set(key, value);
  };

  #makeRoom(): void {
    while (this.bytes > this.#maxBytes) if (!this.#settled.pop()) this.#newcomers.pop();
  }
}
