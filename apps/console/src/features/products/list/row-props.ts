import type { AdminProductRow } from '@haat/contracts';
import type { Cells } from '../cells/use-cells.ts';
import type { ListAddress } from './list-address.ts';

/** The props of a list's rows, for tables and cards alike. */
export interface RowsProps {
  rows: readonly AdminProductRow[];
  /** The id of the row at the cursor. */
  current: string | null;
  chosen: ReadonlySet<string>;
  cells: Cells;
  /** Whether prices may be changed and products retired; stock always may. */
  canEdit: boolean;
  onToggle: (id: string) => void;
  onToggleUpTo: (id: string) => void;
  onToggleAll: () => void;
  /** Moves the cursor to a row. */
  onPlace: (id: string) => void;
  onRetire: (rows: readonly AdminProductRow[]) => void;
  onRestore: (rows: readonly AdminProductRow[]) => unknown;
  /** How the rows are sorted, and sorts them otherwise. */
  address: ListAddress;
  onSort: (sort: string) => void;
  /** The query with which a product's page finds its list. */
  search: string;
}
