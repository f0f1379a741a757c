import type { CallResult } from '@haat/contracts/client';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import { screenMessages } from '../screen/messages.ts';
import { useChange } from '../screen/use-change.ts';

interface ListOrder {
  /** All ids of the list, in the order shown. */
  ids: readonly number[];
  /** Stores a new order. */
  send: (ids: number[]) => Promise<CallResult<unknown>>;
  refresh: () => unknown;
  /** Whether the list is laid out horizontally, so that a step is neither up nor down. */
  isAcross?: boolean;
}

/** Moves a row of a list by one position, with an undo. */
export function useListOrder({ ids, send, refresh, isAcross = false }: ListOrder) {
  const t = useMessages(screenMessages);
  const { save } = useChange();

  const moved = isAcross ? { up: t.movedForward, down: t.movedBackward } : { up: t.movedUp, down: t.movedDown };

  /** A step is -1 up or forward, 1 down or backward. `name` is the row's name. */
  async function move(id: number, { step, name }: { step: -1 | 1; name: string }): Promise<void> {
    const place = ids.indexOf(id);
    const to = place + step;
    if (place < 0 || to < 0 || to >= ids.length) return;
    const next = ids.toSpliced(place, 1).toSpliced(to, 0, id);
    const undo = () => void save(send([...ids]), { refresh, done: t.movedBack(name) });
    await save(send(next), {
      refresh,
      done: () => offerUndo({ text: step < 0 ? moved.up(name) : moved.down(name), label: t.undo, undo }),
    });
  }
  return { move };
}
