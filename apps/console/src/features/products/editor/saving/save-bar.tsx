import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { editorMessages } from '../messages.ts';

interface SaveBarProps {
  /** The names of the changed fields. */
  changes: readonly string[];
  /** The id of the form to save. */
  formId: string;
  isSaving: boolean;
  /** Whether this device stores the input. */
  isKept: boolean;
  onDiscard: () => void;
}

/** Shows unsaved changes, if there are any. */
export function SaveBar({ changes, formId, isSaving, isKept, onDiscard }: SaveBarProps) {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  return (
    <section aria-label={t.unsaved} className="save-bar">
      <p className="min-w-0 flex-1">
        <b role="status" className="block font-semibold">
          {t.notSaved(changes.length, number(changes.length))}
        </b>
        <span className="block text-xs text-ink-muted first-letter:uppercase">
          {changes.join(', ')}. {isKept && t.kept}
        </span>
      </p>
      <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-2">
        <Button onClick={onDiscard} disabled={isSaving}>
          {t.discard}
        </Button>
        <Button type="submit" form={formId} variant="primary" hint="Ctrl S" busy={isSaving}>
          {t.save}
        </Button>
      </div>
    </section>
  );
}
