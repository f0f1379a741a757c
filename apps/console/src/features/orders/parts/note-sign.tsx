import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { NoteIcon } from '@haat/ui/icons/icons.ts';
import { ordersMessages } from '../messages.ts';

/** Shown next to a name if the shopper left a note with the order. */
export function NoteSign() {
  const t = useMessages(ordersMessages);
  return (
    <>
      <Icon of={NoteIcon} size={14} className="flex-none text-ink-subtle" />
      <span className="sr-only">{t.hasNote}</span>
    </>
  );
}
