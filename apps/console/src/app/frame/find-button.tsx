import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SearchIcon } from '@haat/ui/icons/icons.ts';
import { Key } from '../../ui/key.tsx';
import { frameMessages } from './messages.ts';

/** Opens the palette: looks like a search field if there is room, and is a magnifier icon on phones. */
export function FindButton({ onFind }: { onFind: () => void }) {
  const t = useMessages(frameMessages);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K"
      onClick={onFind}
      className="flex min-h-11 min-w-11 items-center gap-2.5 rounded-md text-start max-md:ms-auto max-md:justify-center md:min-h-9 md:w-full md:max-w-130 md:bg-surface-deep-raised md:ps-3 md:pe-2"
    >
      <Icon of={SearchIcon} size={18} className="flex-none" />
      <span className="flex-1 truncate max-md:sr-only">{t.find}</span>
      <span className="max-md:hidden">
        <Key look="deep">Ctrl K</Key>
      </span>
    </button>
  );
}
