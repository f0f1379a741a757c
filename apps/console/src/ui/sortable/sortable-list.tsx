import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useMemo, type ReactNode } from 'react';
import { sortableMessages } from './messages.ts';
import { SortedList } from './sorted-list.ts';
import { useAnnouncements } from './use-announcements.ts';

export interface SortableListProps {
  /** The items in order. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Items take places of their own group only; without it, all are one group. */
  groupOf?: ((id: string) => string) | undefined;
  /** Whether items stand side by side. */
  isGrid?: boolean | undefined;
  /** An item was put down at the place of another. */
  onMove: (id: string, over: string) => void;
  children: ReactNode;
}

/** A mouse that trembles while it presses the grip moves nothing. */
const startsAfterPx = 4;
const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const oneGroup = () => '';

/** A list whose `SortableItem`s are moved by their grips: with a mouse, a finger, or Space and the arrow keys. */
export function SortableList(props: SortableListProps) {
  const { ids, nameOf, groupOf = oneGroup, isGrid = false, onMove, children } = props;
  const t = useMessages(sortableMessages);
  const announcements = useAnnouncements({ ids, nameOf, groupOf });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: startsAfterPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const list = useMemo(() => ({ nameOf, groupOf }), [nameOf, groupOf]);

  function drop({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={isGrid ? [] : [alongTheList]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.instructions } }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        <SortedList value={list}>{children}</SortedList>
      </SortableContext>
    </DndContext>
  );
}
