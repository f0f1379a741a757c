import type { Locale } from '@haat/contracts';
import { type Caller, ReplyWith } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../content/public.ts';
import { invoiceContent } from './invoice-content.ts';
import { showOrder } from '../show-order.ts';

/** The invoice of one of the caller's orders as a PDF. Throws RATE_LIMITED, and NOT_FOUND even if the order is somebody else's. */
export async function orderInvoice(
  { db, invoices }: Pick<Services, 'db' | 'invoices'>,
  { caller, orderNumber, locale }: { caller: Caller; orderNumber: string; locale: Locale },
): Promise<ReplyWith<Uint8Array<ArrayBuffer>>> {
  const { data: order } = await showOrder({ db }, { caller, orderNumber });
  const shop = await readSettings(db);
  const pdf = await invoices.print(invoiceContent(order, { locale, shop }), caller);
  const fileName = `haat-invoice-${order.order_number}.pdf`;
  return new ReplyWith(Buffer.from(pdf), { headers: { 'content-disposition': `attachment; filename="${fileName}"` } });
}
