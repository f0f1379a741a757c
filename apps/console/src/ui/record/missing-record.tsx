import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';
import { StateNote } from '../state-note.tsx';

/** Shown instead of a record that the address names, but that does not exist. */
export function MissingRecord({ onClose }: { onClose: () => void }) {
  const t = useMessages(screenMessages);
  return (
    <div className="rounded-lg border border-border bg-surface">
      <StateNote
        icon={NothingFoundIcon}
        role="alert"
        title={t.missingTitle}
        text={t.missingText}
        action={
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        }
      />
    </div>
  );
}
