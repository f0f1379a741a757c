import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';

export interface ConflictDialogProps {
  title: string;
  text: string;
  /** The figures: before both changes, the one stored meanwhile and by whom, and the one typed here. */
  before: string;
  theirs: { who: string; figure: string };
  mine: string;
  onSettle: (isMine: boolean) => void;
}

/** Two people changed the same figure: shows the former, the current and the typed one, and asks which to keep. */
export function ConflictDialog({ title, text, before, theirs, mine, onSettle }: ConflictDialogProps) {
  const t = useMessages(screenMessages).conflict;
  return (
    <Dialog
      title={title}
      onClose={() => onSettle(false)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onSettle(false)}>{t.keepTheirs(theirs.figure)}</Button>
          <Button variant="primary" onClick={() => onSettle(true)}>
            {t.saveMine(mine)}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{text}</p>
      <dl className="mt-4 grid grid-cols-3 gap-3 rounded-lg border border-border p-3.5">
        {[
          { name: t.before, figure: before },
          { name: theirs.who, figure: theirs.figure, isNew: true },
          { name: t.yours, figure: mine, isNew: true },
        ].map(({ name, figure, isNew }) => (
          <div key={name}>
            <dt className="text-xs text-ink-subtle first-letter:uppercase">{name}</dt>
            <dd className="font-semibold">{isNew ? <ins>{figure}</ins> : figure}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
