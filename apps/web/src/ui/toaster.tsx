import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../platform/i18n/messages.ts';
import { classNames } from './class-names.ts';
import { AlertDialog } from './dialog.tsx';
import { dismiss, type Feedback, type Toast } from './feedback.ts';
import { CloseIcon, ErrorIcon, SuccessIcon } from './icons.ts';
import { uiMessages } from './messages.ts';

const staysMs = { success: 2000, error: 4000 } as const;

/** The toasts and the first alert. Loaded with the first of them. */
export function Toaster({ feedback: { toasts, alerts } }: { feedback: Feedback }) {
  const [alert] = alerts;
  // What stands outside an open modal dialog cannot be pressed: the toasts move into it.
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const stack = (
    <ol className="toast-stack">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onEnd={() => dismiss(toast.id)} />
      ))}
    </ol>
  );
  return (
    <>
      {dialog ? createPortal(stack, dialog) : stack}
      {alert && <AlertDialog key={alert.id} open text={alert.text} onClose={() => dismiss(alert.id)} />}
    </>
  );
}

/** Calls back after so many milliseconds, not counting those it was held. */
function useCountdown({ ms, held, onEnd }: { ms: number; held: boolean; onEnd: () => void }) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [held]);
}

function ToastLine({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const t = useMessages(uiMessages);
  const [held, setHeld] = useState(false);
  useCountdown({ ms: staysMs[toast.kind], held, onEnd });
  const isError = toast.kind === 'error';
  const Glyph = isError ? ErrorIcon : SuccessIcon;
  return (
    // The pointer's or the focus's presence holds the clock; what is done stands on the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      role={isError ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'on-deep pointer-events-auto flex min-h-14 animate-toast-in items-center gap-3 rounded-md py-1.5 ps-4 pe-2 text-sm font-medium text-ink-inverse shadow-overlay',
        isError ? 'bg-danger' : 'bg-surface-deep',
      )}
    >
      <Glyph size={20} className={isError ? undefined : 'text-accent-line'} />
      <span className="min-w-0 flex-1 py-2">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onPress();
            onEnd();
          }}
          className={classNames(
            'min-h-(--size-target) px-2.5 font-semibold whitespace-nowrap',
            isError ? 'underline' : 'text-marigold',
          )}
        >
          {toast.action.label}
        </button>
      )}
      {isError && (
        <button
          type="button"
          aria-label={t.close}
          onClick={onEnd}
          className="grid size-(--size-target) flex-none place-items-center"
        >
          <CloseIcon size={20} />
        </button>
      )}
    </li>
  );
}
