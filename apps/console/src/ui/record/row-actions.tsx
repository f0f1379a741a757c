import { useMessages } from '@haat/ui/i18n/messages.ts';
import { EditIcon, MoveIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { MoreMenu, type MoreMenuProps } from '../more-menu.tsx';
import { screenMessages } from '../screen/messages.ts';
import type { ItemPlace } from '../sortable/item-place.ts';
import { sortableMessages } from '../sortable/messages.ts';
import { MoveDialog } from '../sortable/move-dialog.tsx';

export interface RowActionsProps {
  /** The row's name, for screen readers. */
  name: string;
  onEdit: () => void;
  /** The row's place; omitted for lists that cannot be sorted. */
  place?: ItemPlace | undefined;
  more?: MoreMenuProps['actions'] | undefined;
}

/** The actions of a row: edit, and behind the dots, move and others. */
export function RowActions({ name, onEdit, place, more }: RowActionsProps) {
  const t = useMessages(screenMessages);
  const sortable = useMessages(sortableMessages);
  const [isMoving, setMoving] = useState(false);
  const move = { label: sortable.moveTo, icon: MoveIcon, onPress: () => setMoving(true) };
  const actions = [...(place && place.count > 1 ? [move] : []), ...(more ?? [])];
  return (
    <span className="flex justify-end gap-2">
      <Button icon={EditIcon} onClick={onEdit} className="w-(--size-control) px-0">
        <span className="sr-only">{t.edit(name)}</span>
      </Button>
      {actions.length > 0 && <MoreMenu label={t.moreFor(name)} actions={actions} />}
      {isMoving && place && <MoveDialog {...place} name={name} onClose={() => setMoving(false)} />}
    </span>
  );
}
