import { Dialog as Base } from '@base-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from '../forms/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';

export interface PanelProps {
  /** Called once the panel was closed, by its close button, Escape, a click outside or a swipe. */
  onClose: () => void;
  title: string;
  /** Stays in view below the scrolling content: sums and buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The open state of an overlay that starts open; `onClose` is called after the closing transition. It stays open if
 * `mayClose` says so.
 */
export function useLeaving(onClose: () => void, mayClose: () => boolean = () => true) {
  const [open, setOpen] = useState(true);
  return {
    open,
    onOpenChange(isOpen: boolean) {
      if (isOpen || mayClose()) setOpen(isOpen);
    },
    onOpenChangeComplete(isOpen: boolean) {
      if (!isOpen) onClose();
    },
  };
}

/** The content of a dialog or sheet: title with close button, scrolling content, and a fixed footer. */
export function Panel({ title, footer, children }: Omit<PanelProps, 'onClose'>) {
  const t = useMessages(uiMessages);
  return (
    <div className="flex max-h-[inherit] flex-col">
      <div className="flex items-center justify-between gap-4 border-b border-border py-2 ps-5 pe-2 sm:ps-7 sm:pe-3.5">
        <Base.Title className="font-display text-xl">{title}</Base.Title>
        <Base.Close render={<IconButton icon={CloseIcon} label={t.close} />} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-7">{children}</div>
      {footer && <div className="border-t border-border px-5 pt-3 pb-4 sm:px-7">{footer}</div>}
    </div>
  );
}
