import { useDndContext, type DraggableAttributes } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { createContext, useContext, useMemo } from 'react';
import { useMedia } from '../../platform/use-media.ts';
import type { ItemProps } from './item-props.ts';
import { sortableMessages } from './messages.ts';
import { SortedList } from './sorted-list.ts';

/** What makes a button the grip of an item. */
export interface GripProps extends Partial<DraggableAttributes> {
  ref?: (element: HTMLElement | null) => void;
  'aria-label': string;
  /** Present while the item is held, and takes the keys. */
  'data-held'?: true | undefined;
}

const ItemGrip = createContext<GripProps>({ 'aria-label': '' });

/** The props for the button that moves the item around it. */
export function useGrip(): GripProps {
  return useContext(ItemGrip);
}

/** An item of a `SortableList`; what it shows includes a grip. */
export function SortableItem({ as: As, id, className, ...rest }: ItemProps) {
  const t = useMessages(sortableMessages);
  const { nameOf, groupOf } = useContext(SortedList);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { active } = useDndContext();
  const isElsewhere = active !== null && groupOf(String(active.id)) !== groupOf(id);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: { draggable: false, droppable: isElsewhere },
    transition: isStill ? null : { duration: 160, easing: 'ease' },
    attributes: { roleDescription: t.role },
  });
  const name = nameOf(id);
  const grip = useMemo(
    () => ({
      ...attributes,
      ...listeners,
      ref: setActivatorNodeRef,
      'aria-label': t.grip(name),
      'data-held': isDragging || undefined,
    }),
    [attributes, listeners, setActivatorNodeRef, t, name, isDragging],
  );
  return (
    <ItemGrip value={grip}>
      <As
        {...rest}
        ref={setNodeRef}
        style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
        className={classNames(className, isDragging && 'relative z-(--c-z-opened) bg-surface shadow-overlay')}
      />
    </ItemGrip>
  );
}
