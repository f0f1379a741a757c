import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon, EditIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../button.tsx';
import { MoreMenu, type MoreMenuProps } from '../more-menu.tsx';
import { screenMessages } from '../screen/messages.ts';

export interface RowActionsProps {
  /** The row's name, for screen readers. */
  name: string;
  onEdit: () => void;
  /** Moves the row up (-1) or down (1); omitted for lists that cannot be sorted. */
  onMove?: ((step: -1 | 1) => void) | undefined;
  /** Whether the list is laid out horizontally, so that -1 is not up. */
  isAcross?: boolean | undefined;
  /** The row's position, to offer only possible moves. */
  isFirst?: boolean | undefined;
  isLast?: boolean | undefined;
  more?: MoreMenuProps['actions'] | undefined;
}

/** The actions of a row: edit, and behind the dots, move and others. */
export function RowActions(props: RowActionsProps) {
  const { name, onEdit, onMove, isAcross = false, isFirst = false, isLast = false, more } = props;
  const t = useMessages(screenMessages);
  const words = isAcross
    ? { up: t.moveForward, upIcon: ArrowLeftIcon, down: t.moveBackward, downIcon: ArrowRightIcon }
    : { up: t.moveUp, upIcon: ArrowUpIcon, down: t.moveDown, downIcon: ArrowDownIcon };
  const up = { label: words.up, icon: words.upIcon, onPress: () => onMove?.(-1) };
  const down = { label: words.down, icon: words.downIcon, onPress: () => onMove?.(1) };
  const actions = [...(onMove && !isFirst ? [up] : []), ...(onMove && !isLast ? [down] : []), ...(more ?? [])];
  return (
    <span className="flex justify-end gap-2">
      <Button icon={EditIcon} onClick={onEdit} className="w-(--size-control) px-0">
        <span className="sr-only">{t.edit(name)}</span>
      </Button>
      {actions.length > 0 && <MoreMenu label={t.moreFor(name)} actions={actions} />}
    </span>
  );
}
