import type { CallResult } from '@haat/contracts/client';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { screenMessages } from '../screen/messages.ts';
import { useChange } from '../screen/use-change.ts';

export interface RemoveDialogProps {
  name: string;
  /** The consequences of removing it. */
  text: string;
  send: () => Promise<CallResult<unknown>>;
  /** Refetches the list. */
  refresh: () => unknown;
  onClose: () => void;
}

/** Asks before an unused record is removed, which cannot be undone. */
export function RemoveDialog({ name, text, send, refresh, onClose }: RemoveDialogProps) {
  const t = useMessages(screenMessages);
  const { save, isSaving } = useChange();

  async function remove(): Promise<void> {
    const problem = await save(send(), { done: t.removed(name), told: ['IN_USE'], refresh });
    if (problem?.code === 'IN_USE') showToast({ kind: 'error', text: t.inUse(name) });
    onClose();
  }

  return (
    <QuestionDialog
      title={t.removeTitle(name)}
      text={text}
      doLabel={t.remove}
      isDanger
      isSaving={isSaving}
      onDo={() => void remove()}
      onClose={onClose}
    />
  );
}
