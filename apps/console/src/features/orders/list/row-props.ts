import type { AdminOrderRow, OrderView } from '@haat/contracts';

/** The props of a list's rows, for tables and cards alike. */
export interface RowsProps {
  view: OrderView;
  rows: readonly AdminOrderRow[];
  /** The order number at the cursor. */
  current: string | null;
  chosen: ReadonlySet<string>;
  /** Orders whose status change is not stored yet. */
  changing: ReadonlySet<string>;
  onToggle: (orderNumber: string) => void;
  onToggleUpTo: (orderNumber: string) => void;
  onToggleAll: () => void;
  onStep: (row: AdminOrderRow) => void;
  /** Moves the cursor to a row. */
  onPlace: (orderNumber: string) => void;
  /** The query with which an order's page finds its place in the list. */
  search: string;
}
