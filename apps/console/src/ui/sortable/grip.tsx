import { Icon } from '@haat/ui/icons/icon.tsx';
import { GripIcon } from '@haat/ui/icons/icons.ts';
import { useGrip } from './sortable-item.tsx';

/** Moves the row around it. */
export function Grip() {
  return (
    <button
      type="button"
      {...useGrip()}
      className="-ms-2 grid size-(--size-control) flex-none cursor-grab touch-none place-items-center rounded-md text-ink-subtle hover:bg-surface-sunken hover:text-ink data-held:cursor-grabbing data-held:text-ink"
    >
      <Icon of={GripIcon} size={18} />
    </button>
  );
}
