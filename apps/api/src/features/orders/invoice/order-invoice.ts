import type { Locale, OrderDetails } from '@haat/contracts';
import { type Caller, ReplyWith } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../content/public.ts';
import { orderDetailsSelect, orderDetailsView } from '../order-view.ts';
import { showOrder } from '../show-order.ts';
import { invoiceContent } from './invoice-content.ts';

type InvoiceServices = Pick<Services, 'db' | 'invoices'>;
type Pdf = ReplyWith<Uint8Array<ArrayBuffer>>;

/**
 * The invoice of one of the caller's orders as a PDF. Throws RATE_LIMITED, and NOT_FOUND, also for somebody else's
 * order.
 */
export async function orderInvoice(
  services: InvoiceServices,
  { caller, orderNumber, locale }: { caller: Caller; orderNumber: string; locale: Locale },
): Promise<Pdf> {
  const { data: order } = await showOrder(services, { caller, orderNumber });
  return printed(services, { order, locale, reader: caller.userId, disposition: 'attachment' });
}

/** The invoice of any order, for staff to view and print in the browser. Throws RATE_LIMITED and NOT_FOUND. */
export async function anyInvoice(
  services: InvoiceServices,
  { staff, orderNumber, locale }: { staff: { staffId: string }; orderNumber: string; locale: Locale },
): Promise<Pdf> {
  const row = await services.db.order.findUnique({ where: { orderNumber }, select: orderDetailsSelect });
  if (!row) throw new Problem('NOT_FOUND', 'There is no order with this number.');
  return printed(services, { order: orderDetailsView(row), locale, reader: staff.staffId, disposition: 'inline' });
}

interface Printing {
  order: OrderDetails;
  locale: Locale;
  /** The id of the requesting account. */
  reader: string;
  disposition: 'attachment' | 'inline';
}

async function printed({ db, invoices }: InvoiceServices, { order, locale, reader, disposition }: Printing) {
  const shop = await readSettings(db);
  const pdf = await invoices.print(invoiceContent(order, { locale, shop }), reader);
  const fileName = `haat-invoice-${order.order_number}.pdf`;
  return new ReplyWith(Buffer.from(pdf), {
    headers: { 'content-disposition': `${disposition}; filename="${fileName}"` },
  });
}
