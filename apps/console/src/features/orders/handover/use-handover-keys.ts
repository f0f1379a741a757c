import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useGoBack } from '../../../platform/use-go-back.ts';
import { writeAddress, type ListAddress } from '../list/list-address.ts';
import { useViewKeys } from '../list/use-view-keys.ts';
import type { HandoverWork } from './use-handover.ts';

interface HandoverKeys {
  work: HandoverWork;
  address: ListAddress;
  onHandOver: () => void;
}

/** The shortcuts of the hand-over: move, select, open, hand over, views, clear. */
export function useHandoverKeys({ work, address, onHandOver }: HandoverKeys): void {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const viewKeys = useViewKeys(address);
  const { cursor } = work;
  const down = () => cursor.move(1);
  const up = () => cursor.move(-1);
  const withRow = (act: (orderNumber: string) => void) => () => {
    if (cursor.current !== null) act(cursor.current);
  };
  useShortcuts({
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    x: withRow(work.toggle),
    'Shift+x': withRow(work.toggleUpTo),
    Enter: withRow((number) => void navigate(`/orders/${number}${writeAddress(address)}`)),
    e: onHandOver,
    Escape() {
      if (work.selected.length > 0) work.clear();
      else goBack();
    },
    ...viewKeys,
  });
}
