import type { ReadyAnswer } from './ready-answer.ts';

/** What an entry weighs beside its bodies, roughly. */
const overheadBytes = 1_000;
const mostUrls = 20_000;
const longestUrl = 500;
/** So many products whose stock moved are remembered; after more, everything is forgotten. */
const mostMoved = 100_000;

interface Kept {
  answer: ReadyAnswer;
  bytes: number;
  /** The last change before its making began. */
  madeAfter: number;
  /** The last change it was compared with. */
  comparedWith: number;
}

/**
 * Answers and pages that do not depend on who asks, by key, bounded by their bytes; the ones not asked for longest go
 * first. Several requests for one missing answer wait for one making. See docs/decisions/0002-shared-answers.md.
 */
export class SharedAnswers {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Kept>();
  readonly #keysByUrl = new Map<string, string>();
  readonly #joinable = new Map<string, Promise<ReadyAnswer>>();
  /** Answers that were ready, since the start. */
  hits = 0;
  /** Answers that had to be made. */
  misses = 0;
  #bytes = 0;
  /** Changes are numbered; what was made after one shows it. */
  #lastChange = 0;
  #catalogueChange = 0;
  #stockChange = 0;
  #settledStockChange = 0;
  readonly #stockChanges = new Map<number, number>();

  constructor({ mostBytes }: { mostBytes: number }) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many answers are kept now; what has changed since is among them until it is asked for. */
  get size(): number {
    return this.#kept.size;
  }

  /** The answer last given for just this URL, if it still holds. */
  findByUrl(url: string): ReadyAnswer | undefined {
    const key = this.#keysByUrl.get(url);
    return key === undefined ? undefined : this.#find(key);
  }

  /** Remembers which answer a URL leads to, so that its next request needs no checking. */
  rememberUrl(url: string, key: string): void {
    if (url.length > longestUrl || !this.#kept.has(key)) return;
    if (this.#keysByUrl.size >= mostUrls) this.#keysByUrl.clear();
    this.#keysByUrl.set(url, key);
  }

  /** The kept answer, or the one that `make` makes, which is kept unless what it shows changed meanwhile. */
  async answer(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const known = this.#find(key) ?? this.#joinable.get(key);
    if (known) return known;
    this.misses += 1;
    const made = this.#make(key, make);
    this.#joinable.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#joinable.get(key) === made) this.#joinable.delete(key);
    }
  }

  /** Forgets everything: the catalogue has changed. */
  dropAll(): void {
    this.#catalogueChange = ++this.#lastChange;
    this.#stockChanges.clear();
    this.#joinable.clear();
    this.#keysByUrl.clear();
    this.#kept.clear();
    this.#bytes = 0;
  }

  /** Forgets what shows the stock of these products; counts over all products follow at the next `settleStock`. */
  stockMoved(productIds: Iterable<number>): void {
    const moved = [...productIds];
    if (moved.length === 0) return;
    this.#stockChange = ++this.#lastChange;
    for (const productId of moved) this.#stockChanges.set(productId, this.#stockChange);
    // Later requests must not wait for an answer that began before.
    this.#joinable.clear();
    if (this.#stockChanges.size > mostMoved) this.dropAll();
  }

  /** Forgets what depends on any product's stock, if stock has moved. Called each second. */
  settleStock(): void {
    if (this.#settledStockChange === this.#stockChange) return;
    this.#settledStockChange = this.#stockChange;
    this.#lastChange += 1;
  }

  #find(key: string): ReadyAnswer | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (!this.#holds(kept)) {
      this.#drop(key);
      return undefined;
    }
    // A Map keeps the order of insertion: the front is what was not asked for longest.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.hits += 1;
    return kept.answer;
  }

  /** Whether nothing that an answer shows has changed since its making began. */
  #holds(kept: Kept): boolean {
    if (kept.comparedWith === this.#lastChange) return true;
    const { madeAfter, answer } = kept;
    const { isAnyStock, productIds = [] } = answer.stock;
    if (this.#catalogueChange > madeAfter) return false;
    if (isAnyStock && this.#settledStockChange > madeAfter) return false;
    if (productIds.some((id) => (this.#stockChanges.get(id) ?? 0) > madeAfter)) return false;
    kept.comparedWith = this.#lastChange;
    return true;
  }

  async #make(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const madeAfter = this.#lastChange;
    const answer = await make();
    const kept = { answer, bytes: 0, madeAfter, comparedWith: madeAfter };
    if (this.#holds(kept)) this.#keep(key, kept);
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    const bytes = kept.answer.body.length + key.length + overheadBytes;
    // One answer may not push out all others.
    if (!kept.answer.isLasting || bytes > this.#mostBytes / 4) return;
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#grow(kept, bytes);
    kept.answer.onGrowth = (more) => {
      if (this.#kept.get(key) === kept) this.#grow(kept, more);
    };
  }

  #grow(kept: Kept, bytes: number): void {
    kept.bytes += bytes;
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
