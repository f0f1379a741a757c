import type { AdminOrderRow } from '@haat/contracts';

/** What a list does with its rows, whether it is a table or cards. */
export interface RowsProps {
  view: 'confirm' | 'pack' | 'handover' | 'way' | 'returned' | 'all';
  rows: readonly AdminOrderRow[];
  /** The row where j and k stand. */
  current: string | null;
  chosen: ReadonlySet<string>;
  /** Orders whose status is changing and not stored yet. */
  changing: ReadonlySet<string>;
  onToggle: (orderNumber: string) => void;
  onToggleUpTo: (orderNumber: string) => void;
  onToggleAll: () => void;
  onStep: (row: AdminOrderRow) => void;
  /** Puts the cursor on a row. */
  onPlace: (orderNumber: string) => void;
  /** The query with which an order's page finds its place in the list again. */
  search: string;
}
