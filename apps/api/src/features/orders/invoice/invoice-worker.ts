/** Runs in its own thread, because laying out Bangla takes longer than other requests should wait. */
export { drawInvoice } from './draw-invoice.ts';
