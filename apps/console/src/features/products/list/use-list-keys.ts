import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useUndo } from '../../../platform/undo/last-undo.ts';
import { useGoBack } from '../../../platform/use-go-back.ts';
import type { CellField } from '../cells/read-cell.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import type { useListWork } from './use-list-work.ts';

interface ListKeys {
  work: ReturnType<typeof useListWork>;
  address: ListAddress;
  canEdit: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The shortcuts of the list: move, select, open, edit price, offer or stock of the row, undo, views, pages, clear. */
export function useListKeys({ work, address, canEdit, onPrevious, onNext }: ListKeys): void {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const undo = useUndo();
  const { cursor, currentRow, cells } = work;
  const down = () => cursor.move(1);
  const up = () => cursor.move(-1);
  const withRow = (act: (id: string) => void) => () => {
    if (cursor.current !== null) act(cursor.current);
  };
  const change = (field: CellField) => () => {
    if (currentRow) cells.openCell(currentRow.id, field);
  };

  function leave(): void {
    if (work.selected.length > 0) work.clear();
    else goBack();
  }

  useShortcuts({
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    x: withRow(work.toggle),
    'Shift+x': withRow(work.toggleUpTo),
    Enter: withRow((id) => void navigate(`/products/${id}${writeAddress(address)}`)),
    p: canEdit ? change('price') : undefined,
    o: canEdit ? change('offer') : undefined,
    s: change('stock'),
    'Ctrl+z': undo,
    '[': onPrevious,
    ']': onNext,
    Escape: leave,
    ...Object.fromEntries(
      views.map((view, place) => [
        String(place + 1),
        () => void navigate(`/products${writeAddress({ ...withoutFilters(address), view })}`),
      ]),
    ),
  });
}
