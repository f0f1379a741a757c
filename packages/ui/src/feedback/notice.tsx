import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';

const tones = {
  info: { look: 'bg-info-soft text-info', icon: InfoIcon },
  warning: { look: 'bg-warning-soft text-warning', icon: WarningIcon },
  error: { look: 'bg-danger-soft text-danger', icon: ErrorIcon },
  success: { look: 'bg-success-soft text-success', icon: SuccessIcon },
  plain: { look: 'bg-surface-sunken text-ink', icon: InfoIcon },
} as const;

export interface NoticeProps {
  tone?: keyof typeof tones | undefined;
  /** How it is announced when it appears: `alert` for errors of a form, `status` for successes. */
  role?: 'alert' | 'status' | undefined;
  /** Shown at the right: a retry button, a link. */
  action?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An inline message. An alert can take focus, for forms that failed. */
export function Notice({ tone = 'info', role, action, id, className, children }: NoticeProps) {
  const { look, icon } = tones[tone];
  return (
    <div
      id={id}
      role={role}
      tabIndex={role === 'alert' ? -1 : undefined}
      className={classNames('flex items-center gap-3 rounded-md px-4 py-3.5 text-sm', look, className)}
    >
      <Icon of={icon} size={20} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
