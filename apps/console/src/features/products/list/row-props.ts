import type { AdminProductRow } from '@haat/contracts';
import type { Cells } from '../cells/use-cells.ts';

/** What a list does with its rows, whether it is a table or cards. */
export interface RowsProps {
  rows: readonly AdminProductRow[];
  /** The id of the row where j and k stand. */
  current: string | null;
  chosen: ReadonlySet<string>;
  cells: Cells;
  /** Whether prices may be changed and products retired; stock always may. */
  canEdit: boolean;
  onToggle: (id: string) => void;
  onToggleUpTo: (id: string) => void;
  onToggleAll: () => void;
  /** Puts the cursor on a row. */
  onPlace: (id: string) => void;
  /** The query with which a product's page finds its list again. */
  search: string;
}
