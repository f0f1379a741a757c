import type { CallResult } from '@haat/contracts/client';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { useChange } from '../../ui/screen/use-change.ts';
import { shelfMessages } from './messages.ts';
import { refreshShelves } from './shelf-queries.ts';

interface RemoveDialogProps {
  name: string;
  send: () => Promise<CallResult<unknown>>;
  onClose: () => void;
}

/** Asks before something that nothing stands on is removed: that cannot be taken back. */
export function RemoveDialog({ name, send, onClose }: RemoveDialogProps) {
  const t = useMessages(shelfMessages);
  const { save, isSaving } = useChange();

  async function remove(): Promise<void> {
    const problem = await save(send(), { done: t.removed(name), told: ['IN_USE'], refresh: refreshShelves });
    if (problem?.code === 'IN_USE') showToast({ kind: 'error', text: t.inUse(name) });
    onClose();
  }

  return (
    <QuestionDialog
      title={t.removeTitle(name)}
      text={t.removeText}
      doLabel={t.remove}
      isDanger
      isSaving={isSaving}
      onDo={() => void remove()}
      onClose={onClose}
    />
  );
}
