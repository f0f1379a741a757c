import { Piscina } from 'piscina';
import { unavailable } from '../../../platform/http/to-problem.ts';
import type { InvoiceContent } from './invoice-content.ts';

const mostWaiting = 20;
const idleMs = 30_000;

/** Draws invoices beside the requests, one at a time. */
export interface InvoicePrinter {
  /** The PDF. Throws UNAVAILABLE when too many wait already. */
  print(content: InvoiceContent): Promise<Uint8Array>;
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
    maxQueue: mostWaiting,
    idleTimeout: idleMs,
  });
  return {
    async print(content) {
      if (pool.queueSize >= mostWaiting) throw unavailable();
      return pool.run(content);
    },
    close: () => pool.destroy(),
  };
}
