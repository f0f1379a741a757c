import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { screenMessages } from './messages.ts';

interface UnsavedChangesProps {
  /** The labels of the changed fields. */
  changes: readonly string[];
  /** Shown after them: where they are kept. */
  note?: string | undefined;
}

/** Says beside the buttons of a form how many changes are not saved, and which. */
export function UnsavedChanges({ changes, note }: UnsavedChangesProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  return (
    <p className="min-w-0 flex-1">
      <b role="status" className="block font-semibold">
        {t.notSaved(changes.length, number(changes.length))}
      </b>
      <span className="line-clamp-2 text-xs text-ink-muted first-letter:uppercase">
        {changes.join(', ')}. {note}
      </span>
    </p>
  );
}
