import type { AdminOrder } from '@haat/contracts';
import type { CallPlaceholder } from '@haat/contracts/orders/call-words';
import type { Locale } from '@haat/contracts/shared/locale';
import { formatMoney, formatNumber } from '@haat/contracts/shared/format';

/** The values of the call script's placeholders for an order, as spoken in a language. */
export function spokenValues(
  order: Pick<AdminOrder, 'name' | 'order_number' | 'pieces' | 'total_amount' | 'address'>,
  spoken: Locale,
): Record<CallPlaceholder, string> {
  const pieces = formatNumber(order.pieces, spoken);
  const inEnglish = order.pieces === 1 ? `${pieces} piece` : `${pieces} pieces`;
  return {
    name: order.name,
    number: order.order_number,
    pieces: spoken === 'bn' ? `${pieces}টি` : inEnglish,
    total: formatMoney(order.total_amount, spoken),
    address: order.address,
  };
}
