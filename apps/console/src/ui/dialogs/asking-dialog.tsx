import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog, type DialogProps } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { LeaveQuestion } from '../screen/leave-question.tsx';
import { screenMessages } from '../screen/messages.ts';

export interface AskingDialogProps extends Omit<DialogProps, 'mayClose'> {
  /** Whether something was typed that is not saved. */
  isChanged: boolean;
}

/** A dialog with fields: asks before typed input is left by Escape, a click outside, Back or closing the tab. */
export function AskingDialog({ isChanged, onClose, children, ...dialog }: AskingDialogProps) {
  const t = useMessages(screenMessages);
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      mayClose={() => {
        setAsked(isChanged);
        return !isChanged;
      }}
    >
      {children}
      {isChanged && <LeaveGuard isActive={() => isChanged} text={t.leaveText} />}
      {isAsked && <LeaveQuestion text={t.leaveText} onLeave={onClose} onStay={() => setAsked(false)} />}
    </Dialog>
  );
}
