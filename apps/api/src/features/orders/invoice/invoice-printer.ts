import { Piscina } from 'piscina';
import { unavailable } from '../../../platform/http/to-problem.ts';
import { KeyedSemaphore } from '../../../platform/keyed-semaphore.ts';
import type { InvoiceContent } from './invoice-content.ts';

const maxQueued = 20;
/** One that is drawn and one that waits: nobody holds the only printer for long. */
const maxPerShopper = 2;
const idleMs = 30_000;

/** Draws invoices beside the requests, one at a time. */
export interface InvoicePrinter {
  /** The PDF for a shopper. Throws RATE_LIMITED when two of theirs wait already, UNAVAILABLE when too many of all do. */
  print(content: InvoiceContent, shopper: { userId: string }): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts its thread with the first invoice, and ends it when none came for half a minute. */
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
  const perShopper = new KeyedSemaphore({ maxPerKey: maxPerShopper, retryAfterSeconds: 3 });
  return {
    print: (content, { userId }) =>
      perShopper.run(userId, async () => {
        if (pool.queueSize >= maxQueued) throw unavailable();
        return pool.run(content);
      }),
    close: () => pool.destroy(),
  };
}
