import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button, buttonLook } from '../forms/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { WarningIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';
import { useLeaving } from './panel.tsx';

export interface AlertDialogProps {
  /** Called once the alert has closed. */
  onClose: () => void;
  /** The specified text of the alert. */
  text: string;
}

/** A specified alert: one text, one button, centred at every width. Only that button and Escape close it. */
export function AlertDialog({ onClose, text }: AlertDialogProps) {
  const t = useMessages(uiMessages);
  return (
    <Alert onClose={onClose}>
      <div className="flex flex-col items-center gap-3 p-6 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-warning-soft text-warning">
          <Icon of={WarningIcon} size={24} />
        </span>
        <Base.Title render={<p />} className="text-lg font-semibold">
          {text}
        </Base.Title>
        <Base.Close className={buttonLook({ full: true, className: 'mt-2' })}>{t.ok}</Base.Close>
      </div>
    </Alert>
  );
}

export interface ConfirmDialogProps {
  /** Called once the dialog has closed, whatever the choice was. */
  onClose: () => void;
  title: string;
  text: string;
  /** Label of the confirming button, which has the danger colour. */
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({ onClose, title, text, confirmLabel, onConfirm, busy }: ConfirmDialogProps) {
  const t = useMessages(uiMessages);
  return (
    <Alert onClose={onClose}>
      <div className="flex flex-col gap-3 p-6">
        <Base.Title className="text-lg font-semibold">{title}</Base.Title>
        <Base.Description className="text-sm text-ink-muted">{text}</Base.Description>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Base.Close className={buttonLook({ variant: 'outline' })}>{t.cancel}</Base.Close>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Alert>
  );
}

function Alert({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Base.Root {...useLeaving(onClose)}>
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Popup className="modal modal-alert">{children}</Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
