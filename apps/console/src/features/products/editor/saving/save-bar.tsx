import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { screenMessages } from '../../../../ui/screen/messages.ts';
import { UnsavedChanges } from '../../../../ui/screen/unsaved-changes.tsx';
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
  const screen = useMessages(screenMessages);
  return (
    <section aria-label={screen.unsaved} className="save-bar">
      <UnsavedChanges changes={changes} note={isKept ? t.kept : undefined} />
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
