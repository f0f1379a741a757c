import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';
import { AskingDialog } from './asking-dialog.tsx';

export interface QuestionDialogProps {
  title: string;
  /** The consequences. */
  text: ReactNode;
  /** Fields that the answer needs. */
  children?: ReactNode;
  doLabel: string;
  /** Whether it is irreversible or removes something. */
  isDanger?: boolean | undefined;
  /** Whether something was typed that is not saved. */
  isChanged?: boolean | undefined;
  isSaving: boolean;
  isIncomplete?: boolean | undefined;
  onDo: () => void;
  onClose: () => void;
}

/** Asks before an action with consequences, and states them. */
export function QuestionDialog(props: QuestionDialogProps) {
  const t = useMessages(screenMessages);
  const {
    title,
    text,
    children,
    doLabel,
    isDanger = false,
    isChanged = false,
    isSaving,
    isIncomplete,
    onDo,
    onClose,
  } = props;
  return (
    <AskingDialog
      title={title}
      isChanged={isChanged}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} className="max-sm:flex-1">
            {t.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            busy={isSaving}
            disabled={isIncomplete}
            onClick={onDo}
            className="max-sm:flex-1"
          >
            {doLabel}
          </Button>
        </div>
      }
    >
      <div className="grid max-w-130 gap-4">
        {isDanger ? <Notice tone="error">{text}</Notice> : <p className="text-ink-muted">{text}</p>}
        {children}
      </div>
    </AskingDialog>
  );
}
