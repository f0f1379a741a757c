import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { Reason } from '../cache/response-cache.ts';
import { unavailable } from '../http/to-problem.ts';
import type { ReadPageData } from './page-call.ts';
import type { RenderOptions } from './page-renderer.ts';
import type { DataAnswer, DataQuestion, RenderedPage, RenderSetting, RenderTask } from './render-worker.ts';

/** How many renderings may wait; the last one waits for about half a second. */
const maxQueued = 64;
/**
 * On four cores two threads render, on two cores one, because reading the data of pages takes as long as rendering
 * them.
 */
const maxThreads = Math.max(1, Math.min(2, availableParallelism() - 2));
const idleMs = 30_000;
const timeoutMs = 8_000;
/** How many pages may wait to be compressed as gzip. */
const maxGzips = 4;
/** The heap of a thread; rendering garbage is short-lived. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };
/**
 * Renderings that a request waits for go first, and among them pages requested before: a crawler requests each page
 * once.
 */
const priorities: Record<Reason, number> = { expired: 2, evicted: 2, missing: 1, stale: 0 };

interface RenderPoolOptions extends RenderSetting {
  /** After this time a rendering is aborted and its thread replaced. */
  timeoutMs?: number;
  maxThreads?: number;
}

interface RenderRequest {
  page: RenderOptions;
  readData: ReadPageData;
  reason: Reason;
}

/**
 * Renders pages in separate threads, so that no order and no cached page waits for one. One thread is there from
 * `start` or the first page on; more are started under load.
 */
export class RenderPool {
  readonly #timeoutMs: number;
  readonly #settings: ConstructorParameters<typeof Piscina>[0];
  #piscina: Piscina<RenderTask | Uint8Array, RenderedPage | Uint8Array> | undefined;
  readonly #queue: PQueue;
  #gzips = 0;
  #isClosed = false;

  constructor(options: RenderPoolOptions) {
    const { timeoutMs: giveUpMs = timeoutMs, maxThreads: threads = maxThreads, ...workerData } = options;
    this.#timeoutMs = giveUpMs;
    const extension = import.meta.filename.endsWith('.ts') ? 'ts' : 'js';
    this.#settings = {
      filename: new URL(`./render-worker.${extension}`, import.meta.url).href,
      name: 'renderPage',
      minThreads: 1,
      maxThreads: threads,
      workerData,
      idleTimeout: idleMs,
      resourceLimits,
    };
    this.#queue = new PQueue({ concurrency: threads });
  }

  /** The current number of threads. */
  get threads(): number {
    return this.#piscina?.threads.length ?? 0;
  }

  /** Starts the first thread, so that the first page does not have to wait for it. */
  start(): void {
    this.#started();
  }

  /** Renders a page. Throws UNAVAILABLE if too many are waiting, it takes too long, or the pool closes meanwhile. */
  async render({ page, readData, reason }: RenderRequest): Promise<RenderedPage> {
    // Background renderings must not delay those that a request waits for.
    const mayWait = reason === 'stale' ? maxQueued / 4 : maxQueued;
    if (this.#isClosed || this.#queue.size >= mayWait) throw unavailable();
    try {
      return await this.#queue.add(() => this.#run(page, readData), { priority: priorities[reason] });
    } catch (error) {
      throw this.#isClosed ? unavailable() : error;
    }
  }

  /** Converts a brotli page to gzip; undefined while there are pages to render, or if the pool has closed. */
  gzip(brotli: Uint8Array): Promise<Uint8Array> | undefined {
    if (this.#isClosed || this.#queue.pending > 0 || this.#gzips >= maxGzips) return undefined;
    this.#gzips += 1;
    const made = this.#started().run(brotli, { name: 'gzipPage' }) as Promise<Uint8Array>;
    return made.finally(() => (this.#gzips -= 1));
  }

  /** Requests waiting for a page get UNAVAILABLE. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.clear();
    await this.#piscina?.destroy();
  }

  #started() {
    return (this.#piscina ??= new Piscina(this.#settings));
  }

  async #run(page: RenderOptions, readData: ReadPageData): Promise<RenderedPage> {
    const { port1: own, port2: data } = new MessageChannel();
    answerOver(own, readData);
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      return (await this.#started().run({ ...page, data }, { transferList: [data], signal })) as RenderedPage;
    } catch (error) {
      throw signal.aborted ? unavailable() : error;
    } finally {
      own.close();
    }
  }
}

function answerOver(port: MessagePort, readData: ReadPageData): void {
  async function answer({ number, reads }: DataQuestion): Promise<void> {
    const data: DataAnswer = { number, data: await Promise.all(reads.map(({ name, input }) => readData(name, input))) };
    port.postMessage(data);
  }
  port.on('message', (question: DataQuestion) => void answer(question));
}
