import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useGoBack } from '../../../platform/use-go-back.ts';
import { writeAddress, type ListAddress } from './list-address.ts';
import { stepsOf } from './steps-of.ts';
import type { useListWork } from './use-list-work.ts';
import { useViewKeys } from './use-view-keys.ts';

interface ListKeys {
  work: ReturnType<typeof useListWork>;
  address: ListAddress;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The shortcuts of a list: move, select, open, next step, call, views, pages, clear. */
export function useListKeys({ work, address, onPrevious, onNext }: ListKeys): void {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const viewKeys = useViewKeys(address);
  const { cursor, currentRow } = work;
  const down = () => cursor.move(1);
  const up = () => cursor.move(-1);
  const withRow = (act: (orderNumber: string) => void) => () => {
    if (cursor.current !== null) act(cursor.current);
  };

  function takeStep(): void {
    const [bulk] = stepsOf(work.selected);
    if (bulk) return work.step(bulk.orders, bulk.to);
    if (currentRow && work.selected.length === 0) work.stepRow(currentRow);
    return undefined;
  }

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
    Enter: withRow((number) => void navigate(`/orders/${number}${writeAddress(address)}`)),
    e: takeStep,
    c: () => {
      if (currentRow?.phone) location.assign(`tel:${currentRow.phone}`);
    },
    '[': onPrevious,
    ']': onNext,
    Escape: leave,
    ...viewKeys,
  });
}
