import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';

export interface ModalProps {
  /** Asked to close: Escape, or a press outside. */
  onClose: () => void;
  /** Id of the title. */
  labelledBy: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  className: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, open as long as it is rendered: the rest of the page cannot be reached, Escape
 * closes, and focus goes back to where it was.
 */
export function Modal({ onClose, labelledBy, role = 'dialog', className, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  function closeOutside(event: MouseEvent) {
    if (event.target === element.current && role === 'dialog') onClose();
  }
  return (
    // Escape does for the keyboard what the press outside does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      role={role}
      aria-labelledby={labelledBy}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!element.current?.open) onClose();
      }}
      className={className}
    >
      {children}
    </dialog>
  );
}
