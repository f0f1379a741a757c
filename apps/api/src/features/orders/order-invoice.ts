import type { Locale } from '@haat/contracts';
import { type Caller, ReplyWith } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { invoiceContent } from './invoice/invoice-content.ts';
import { showOrder } from './show-order.ts';

/** The invoice of one of the caller's orders as a PDF. Throws NOT_FOUND, also for another's, and RATE_LIMITED. */
export async function orderInvoice(
  { db, invoices }: Pick<Services, 'db' | 'invoices'>,
  { caller, orderNumber, locale }: { caller: Caller; orderNumber: string; locale: Locale },
): Promise<ReplyWith<Uint8Array<ArrayBuffer>>> {
  const { data: order } = await showOrder({ db }, { caller, orderNumber });
  const pdf = await invoices.print(invoiceContent(order, locale), caller);
  const fileName = `haat-invoice-${order.order_number}.pdf`;
  return new ReplyWith(Buffer.from(pdf), { headers: { 'content-disposition': `attachment; filename="${fileName}"` } });
}
