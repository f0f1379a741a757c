import { Piscina } from 'piscina';
import { unavailable } from '../../../platform/http/to-problem.ts';
import { KeyedSemaphore } from '../../../platform/concurrency/keyed-semaphore.ts';
import type { InvoiceContent } from './invoice-content.ts';

const maxQueued = 20;
/** One being drawn and one waiting, so that nobody blocks the only thread for long. */
const maxPerReader = 2;
const idleMs = 30_000;

/** Draws invoices outside the request thread, one at a time. */
export interface InvoicePrinter {
  /**
   * The PDF for a reader, by their id. Throws RATE_LIMITED if they have two in progress, UNAVAILABLE if too many are
   * queued in total.
   */
  print(content: InvoiceContent, readerId: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts its thread for the first invoice and stops it after half a minute without any. */
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
