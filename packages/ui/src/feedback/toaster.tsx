import { Toast as Base } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { classNames } from '../class-names.ts';
import { maxToasts, onFeedback, takeToasts, type Toast } from './feedback.ts';
import { Icon } from '../icons/icon.tsx';
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';

const shownMs = { success: 2000, error: 4000 } as const;
/** The last toast for each text that merges. */
const merged = new Map<string, string>();
const manager = Base.createToastManager<Pick<Toast, 'kind'>>();

/**
 * Passes a toast to the library, which pauses its timer while it is hovered or focused and while the window is
 * hidden.
 */
function add({ kind, text, action, staysMs = shownMs[kind], merges = false }: Toast): void {
  const earlier = merged.get(text);
  if (merges && earlier !== undefined) manager.close(earlier);
  const id = manager.add({
    title: text,
    data: { kind },
    timeout: staysMs,
    ...(action && {
      actionProps: {
        children: action.label,
        onClick() {
          action.onPress();
          manager.close(id);
        },
      },
    }),
  });
  if (merges) merged.set(text, id);
}

function addWaiting(): void {
  for (const toast of takeToasts()) add(toast);
}

/** Renders the toasts. */
export function Toaster() {
  const t = useMessages(uiMessages);
  useEffect(() => {
    addWaiting();
    return onFeedback(addWaiting);
  }, []);
  return (
    <Base.Provider toastManager={manager} limit={maxToasts}>
      <Base.Portal>
        <Base.Viewport aria-label={t.notifications} className="toast-stack above-bottom-bar">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager<Pick<Toast, 'kind'>>();
  return toasts.map((toast) => <ToastLine key={toast.id} toast={toast} />);
}

function ToastLine({ toast }: { toast: Base.Root.ToastObject<Pick<Toast, 'kind'>> }) {
  const t = useMessages(uiMessages);
  const isError = toast.data?.kind === 'error';
  const icon = isError ? ErrorIcon : SuccessIcon;
  return (
    // The library gives toasts the role of a dialog; ours are only announced.
    <Base.Root
      toast={toast}
      role={isError ? 'alert' : 'group'}
      aria-modal={undefined}
      className={classNames('toast on-deep', isError ? 'bg-danger' : 'bg-surface-deep')}
    >
      <Base.Content className="flex min-h-14 items-center gap-3 py-1.5 ps-4 pe-2">
        <Icon of={icon} size={20} className={isError ? undefined : 'text-accent-line'} />
        <Base.Title render={<p />} className="min-w-0 flex-1 py-2" />
        <Base.Action
          className={classNames(
            'min-h-(--size-target) px-2.5 font-semibold whitespace-nowrap',
            isError ? 'underline' : 'text-marigold',
          )}
        />
        {isError && (
          <Base.Close
            aria-label={t.close}
            aria-hidden={undefined}
            className="grid size-(--size-target) flex-none place-items-center"
          >
            <Icon of={CloseIcon} size={20} />
          </Base.Close>
        )}
      </Base.Content>
    </Base.Root>
  );
}
