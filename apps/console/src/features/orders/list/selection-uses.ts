import type { AdminOrderRow } from '@haat/contracts';
import { canMove } from '@haat/contracts/orders/order-statuses';

/** The orders that can still be cancelled. */
export function cancellable<Row extends Pick<AdminOrderRow, 'status'>>(selected: readonly Row[]): Row[] {
  return selected.filter(({ status }) => canMove(status, 'cancelled'));
}

/** The path of the packing lists of those that are to be packed; null if none is. */
export function packingPath(selected: readonly Pick<AdminOrderRow, 'status' | 'order_number'>[]): string | null {
  const toPack = selected.filter(({ status }) => status === 'confirmed').map((row) => row.order_number);
  return toPack.length === 0 ? null : `/print/packing?orders=${toPack.join(',')}`;
}

/** The courier sheet that all of them are on; null if there is no such sheet. */
export function sheetOf(selected: readonly Pick<AdminOrderRow, 'sheet'>[]): string | null {
  const [first] = selected;
  return first?.sheet && selected.every(({ sheet }) => sheet === first.sheet) ? first.sheet : null;
}
