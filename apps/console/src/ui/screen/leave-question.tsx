import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../button.tsx';
import { screenMessages } from './messages.ts';

export interface LeaveQuestionProps {
  /** What happens to the unsaved changes. */
  text: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave unsaved changes. */
export function LeaveQuestion({ text, onLeave, onStay }: LeaveQuestionProps) {
  const t = useMessages(screenMessages);
  return (
    <Dialog
      title={t.leaveTitle}
      onClose={onStay}
      footer={
        <div className="flex justify-end gap-2">
          <Button onClick={onLeave}>{t.leave}</Button>
          <Button variant="primary" onClick={onStay}>
            {t.stay}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{text}</p>
    </Dialog>
  );
}
