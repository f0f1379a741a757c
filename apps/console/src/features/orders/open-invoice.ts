import { adminRoutes } from '@haat/contracts/admin-routes';
import type { Locale } from '@haat/contracts/shared/locale';

/** Opens an order's invoice in another tab. The browser shows the PDF and prints it from there. */
export function openInvoice(orderNumber: string, language: Locale): void {
  const path = adminRoutes.adminOrderInvoice.replace('GET ', '').replace('{order_number}', orderNumber);
  open(`${path}?lang=${language}`, '_blank', 'noopener');
}
