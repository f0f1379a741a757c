import { useId, type ReactNode } from 'react';
import { useMessages } from '../platform/i18n/messages.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon, WarningIcon } from './icons.ts';
import { uiMessages } from './messages.ts';
import { Modal } from './modal.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Stays in view below the content: sums and buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel of at most 680 in the middle; on a phone a sheet from the bottom. */
export function Dialog({ open, onClose, title, footer, children }: DialogProps) {
  return open ? <Panel {...{ onClose, title, footer, children }} look="modal-dialog" /> : null;
}

/** A sheet from the bottom at every width: filters, the order of a list, a policy. */
export function Sheet({ open, onClose, title, footer, children }: DialogProps) {
  return open ? <Panel {...{ onClose, title, footer, children }} look="modal-sheet" /> : null;
}

function Panel({ onClose, title, footer, children, look }: Omit<DialogProps, 'open'> & { look: string }) {
  const t = useMessages(uiMessages);
  const id = useId();
  return (
    <Modal onClose={onClose} labelledBy={id} className={classNames('modal', look)}>
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-border py-2 ps-5 pe-2 sm:ps-7 sm:pe-3.5">
          <h2 id={id} className="font-display text-xl">
            {title}
          </h2>
          <IconButton icon={CloseIcon} label={t.close} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-7">{children}</div>
        {footer && <div className="border-t border-border px-5 pt-3 pb-4 sm:px-7">{footer}</div>}
      </div>
    </Modal>
  );
}

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  /** The given text of the alert. */
  text: string;
}

/** A specified alert: one text, one button. Only that button and Escape close it. */
export function AlertDialog({ open, onClose, text }: AlertDialogProps) {
  const t = useMessages(uiMessages);
  const id = useId();
  if (!open) return null;
  return (
    <Modal onClose={onClose} labelledBy={id} role="alertdialog" className="modal modal-alert">
      <div className="flex flex-col items-center gap-3 p-6 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-warning-soft text-warning">
          <WarningIcon size={24} />
        </span>
        <p id={id} className="text-lg font-semibold">
          {text}
        </p>
        <Button full className="mt-2" onClick={onClose}>
          {t.ok}
        </Button>
      </div>
    </Modal>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** The button that does it, in the danger colour. */
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
}

/** Asks before what cannot be undone (cancelling an order). */
export function ConfirmDialog({ open, onClose, title, text, confirmLabel, onConfirm, busy }: ConfirmDialogProps) {
  const t = useMessages(uiMessages);
  const id = useId();
  if (!open) return null;
  return (
    <Modal onClose={onClose} labelledBy={id} role="alertdialog" className="modal modal-alert">
      <div className="flex flex-col gap-3 p-6">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-ink-muted">{text}</p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
