import { Piscina } from 'piscina';
import { unavailable } from '../../../platform/http/to-problem.ts';
import { KeyedSemaphore } from '../../../platform/concurrency/keyed-semaphore.ts';
import type { InvoiceContent } from './invoice-content.ts';

const maxQueued = 20;
/** One that is drawn and one that waits, so that nobody occupies the only thread for long. */
const maxPerReader = 2;
const idleMs = 30_000;

/** Draws invoices outside the request thread, one at a time. */
export interface InvoicePrinter {
  /** The PDF for whoever asks, by their id. Throws RATE_LIMITED if two of theirs are in progress, UNAVAILABLE if too many are queued in total. */
  print(content: InvoiceContent, readerId: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts its thread with the first invoice and ends it after half a minute without any. */
export function createInvoicePrinter(): InvoicePrinter {
  const extension = import.meta.filename.endsWith('.ts') ? 'ts' : 'js';
  const pool = new Piscina<InvoiceContent, Uint8Array>({
    filename: new URL(`./invoice-worker.${extension}`, import.meta.url).href,
    name: 'drawInvoice',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: maxQueued,
    idleTimeout: idleMs,
  });
  const perReader = new KeyedSemaphore({ maxPerKey: maxPerReader, retryAfterSeconds: 3 });
  return {
    print: (content, readerId) =>
      perReader.run(readerId, async () => {
        if (pool.queueSize >= maxQueued) throw unavailable();
        return pool.run(content);
      }),
    close: () => pool.destroy(),
  };
}
