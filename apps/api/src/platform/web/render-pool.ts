import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { Reason } from '../cache/response-cache.ts';
import { unavailable } from '../http/to-problem.ts';
import type { ReadPageData } from './page-call.ts';
import type { RenderOptions } from './page-renderer.ts';
import type { DataAnswer, DataQuestion, RenderedPage, RenderSetting, RenderTask } from './render-worker.ts';

/** How many renderings may wait. The last one waits for about half a second. */
const maxQueued = 64;
/** Of four cores two may render; of two cores one, because reading the data of pages takes as long as rendering them. */
const maxThreads = Math.max(1, Math.min(2, availableParallelism() - 2));
const idleMs = 30_000;
const timeoutMs = 8_000;
/** How many pages may wait to be compressed once more. */
const maxGzips = 4;
/** The heap of a thread: what is rendered is soon thrown away. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };
/** What somebody waits for goes first, and of that what has been asked for before: a crawler asks for each page once. */
const priorities: Record<Reason, number> = { outdated: 2, evicted: 2, missing: 1, stale: 0 };

interface RenderPoolOptions extends RenderSetting {
  /** After so long a rendering is given up and its thread replaced. */
  timeoutMs?: number;
  maxThreads?: number;
}

interface RenderRequest {
  page: RenderOptions;
  readData: ReadPageData;
  reason: Reason;
}

/**
 * Renders pages in threads of their own, so that no order and no cached page waits for one. One thread is always there, others while
 * there is much to render.
 */
export class RenderPool {
  readonly #timeoutMs: number;
  readonly #pool: Piscina<RenderTask | Uint8Array, RenderedPage | Uint8Array>;
  readonly #queue: PQueue;
  #gzips = 0;
  #isClosed = false;

  constructor(options: RenderPoolOptions) {
    const { timeoutMs: giveUpMs = timeoutMs, maxThreads: threads = maxThreads, ...workerData } = options;
    this.#timeoutMs = giveUpMs;
    const extension = import.meta.filename.endsWith('.ts') ? 'ts' : 'js';
    this.#pool = new Piscina({
      filename: new URL(`./render-worker.${extension}`, import.meta.url).href,
      name: 'renderPage',
      minThreads: 1,
      maxThreads: threads,
      workerData,
      idleTimeout: idleMs,
      resourceLimits,
    });
    this.#queue = new PQueue({ concurrency: threads });
  }

  /** The number of threads that are there now. */
  get threads(): number {
    return this.#pool.threads.length;
  }

  /** Renders a page. Throws UNAVAILABLE when too many wait already, when it takes too long, or when the pool closes meanwhile. */
  async render({ page, readData, reason }: RenderRequest): Promise<RenderedPage> {
    // What nobody waits for must not keep those waiting who do.
    const mayWait = reason === 'stale' ? maxQueued / 4 : maxQueued;
    if (this.#isClosed || this.#queue.size >= mayWait) throw unavailable();
    try {
      return await this.#queue.add(() => this.#run(page, readData), { priority: priorities[reason] });
    } catch (error) {
      throw this.#isClosed ? unavailable() : error;
    }
  }

  /** A page in gzip, of the same in brotli; undefined while there are pages to render. */
  gzip(brotli: Uint8Array): Promise<Uint8Array> | undefined {
    if (this.#queue.pending > 0 || this.#gzips >= maxGzips) return undefined;
    this.#gzips += 1;
    const made = this.#pool.run(brotli, { name: 'gzipPage' }) as Promise<Uint8Array>;
    return made.finally(() => (this.#gzips -= 1));
  }

  /** Whoever waits for a page is told UNAVAILABLE. */
  close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.clear();
    return this.#pool.destroy();
  }

  async #run(page: RenderOptions, readData: ReadPageData): Promise<RenderedPage> {
    const { port1: own, port2: data } = new MessageChannel();
    answerOver(own, readData);
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      return (await this.#pool.run({ ...page, data }, { transferList: [data], signal })) as RenderedPage;
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
