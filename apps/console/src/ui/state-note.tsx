import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import type { Drawing } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';

export interface StateNoteProps {
  icon: Drawing;
  tone?: 'plain' | 'danger' | undefined;
  title: string;
  /** The reason. */
  text?: ReactNode;
  /** A link or button to continue with. */
  action?: ReactNode;
  /** `alert` if something failed. */
  role?: 'alert' | 'status' | undefined;
}

/** Shown instead of a list or screen: why there is nothing, and what to do. */
export function StateNote({ icon, tone = 'plain', title, text, action, role }: StateNoteProps) {
  return (
    <div role={role} className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <span
        className={classNames(
          'grid size-13 place-items-center rounded-full',
          tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-accent',
        )}
      >
        <Icon of={icon} size={24} />
      </span>
      <h2 className="mt-1 text-lg font-semibold">{title}</h2>
      {text && <div className="max-w-[44ch] text-ink-muted">{text}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
