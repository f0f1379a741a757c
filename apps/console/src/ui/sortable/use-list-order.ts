import type { CallResult } from '@haat/contracts/client';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useRef, useState } from 'react';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import { screenMessages } from '../screen/messages.ts';
import { useChange } from '../screen/use-change.ts';
import type { ItemPlace } from './item-place.ts';
import { sortableMessages } from './messages.ts';
import { moved } from './moved.ts';
import { sortedAs } from './sorted-as.ts';

interface ListOrder<Row extends { id: number }> {
  /** All rows of the list, in the order that is stored. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Rows take places among those of their group only; without it, all are one. */
  groupOf?: (row: Row) => number;
  /** Stores a new order of a group. */
  send: (ids: number[], group: number) => Promise<CallResult<unknown>>;
  /** Refetches the list. */
  refresh: () => Promise<unknown>;
}

/** Moves rows of a list, shown in their new order at once, with an undo. */
export function useListOrder<Row extends { id: number }>(props: ListOrder<Row>) {
  const { rows, nameOf, groupOf = () => 0, send, refresh } = props;
  const t = useMessages(sortableMessages);
  const { undo: undoLabel } = useMessages(screenMessages);
  const { number } = useFormat();
  const { save } = useChange();
  /** The order on its way to the server. */
  const [sent, setSent] = useState<readonly number[] | null>(null);
  const latest = useRef(sent);
  const ordered = sortedAs(sent, rows);
  const rowOf = (id: number) => rows.find((row) => row.id === id);
  /** The ids of a row's group, in order. */
  function idsBeside(id: number): number[] {
    const row = rowOf(id);
    return row ? ordered.filter((each) => groupOf(each) === groupOf(row)).map((each) => each.id) : [];
  }

  async function put(next: readonly number[], group: number, done: string | (() => void)): Promise<void> {
    latest.current = next;
    setSent(next);
    await save(send([...next], group), { done });
    await refresh();
    if (latest.current === next) setSent(null);
  }

  /** Moves a row to a place of its group, zero-based. */
  function move(id: number, to: number): void {
    const row = rowOf(id);
    const ids = idsBeside(id);
    const next = moved(ids, ids.indexOf(id), to);
    if (!row || next.join() === ids.join()) return;
    const [name, group] = [nameOf(row), groupOf(row)];
    const undo = () => void put(ids, group, t.movedBack(name));
    void put(next, group, () => offerUndo({ text: t.moved(name, number(to + 1)), label: undoLabel, undo }));
  }

  const placeOf = (id: number): ItemPlace => {
    const ids = idsBeside(id);
    return { at: ids.indexOf(id), count: ids.length, onMove: (to) => move(id, to) };
  };

  return {
    /** The rows in the order shown. */
    rows: ordered,
    placeOf,
    /** Moves a row to the place of another of its group. */
    moveOver: (id: number, over: number) => move(id, idsBeside(id).indexOf(over)),
  };
}
