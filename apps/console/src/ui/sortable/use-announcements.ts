import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useRef } from 'react';
import { sortableMessages } from './messages.ts';
import { placeAmong } from './place-among.ts';
import type { SortableListProps } from './sortable-list.tsx';

type Named = Required<Pick<SortableListProps, 'ids' | 'nameOf'>> & { groupOf: (id: string) => string };

/** What a screen reader says while an item is moved. */
export function useAnnouncements({ ids, nameOf, groupOf }: Named): Announcements {
  const t = useMessages(sortableMessages);
  const { number } = useFormat();
  const isPickedUp = useRef(false);

  function say(
    text: (name: string, place: string, count: string) => string,
    id: UniqueIdentifier,
    at: UniqueIdentifier,
  ): string {
    const { place, count } = placeAmong(ids, String(at), groupOf);
    return text(nameOf(String(id)), number(place), number(count));
  }

  return {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return say(t.picked, active.id, active.id);
    },
    onDragOver({ active, over }) {
      // It starts over its own place, which was just said.
      const isStart = isPickedUp.current;
      isPickedUp.current = false;
      return over && !isStart ? say(t.over, active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => (over ? say(t.dropped, active.id, over.id) : t.putBack(nameOf(String(active.id)))),
    onDragCancel: ({ active }) => t.putBack(nameOf(String(active.id))),
  };
}
