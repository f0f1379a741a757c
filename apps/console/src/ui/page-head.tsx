import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowLeftIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ReactNode } from 'react';

export interface PageHeadProps {
  title: ReactNode;
  /** A line about the screen's content. */
  text?: ReactNode;
  /** Where the screen was opened from. */
  back?: { to: string; label: string } | undefined;
  /** Shown next to the title: a copy button, the status. */
  beside?: ReactNode;
  /** The screen's buttons. */
  actions?: ReactNode;
  /** On phones the buttons are below, because the title needs the whole line. */
  areActionsBelow?: boolean | undefined;
}

/** The head of a screen: back link, its only `h1`, a line of text, and its buttons. */
export function PageHead({ title, text, back, beside, actions, areActionsBelow = false }: PageHeadProps) {
  return (
    <div className="mb-2.5 md:mb-4">
      {back && (
        <Link
          to={back.to}
          className="mb-1 -ms-0.75 inline-flex min-h-8 items-center gap-1.5 font-medium text-ink-muted hover:text-ink md:min-h-6"
        >
          <Icon of={ArrowLeftIcon} size={18} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 md:flex-nowrap md:items-end">
        <div className="min-w-0 flex-1 max-md:contents">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <h1>{title}</h1>
            {beside}
          </div>
          {text && <p className="mt-0.5 text-ink-muted max-md:order-1 max-md:w-full">{text}</p>}
        </div>
        {actions && (
          <div
            className={classNames(
              'flex flex-wrap items-center gap-2',
              areActionsBelow && 'max-md:order-2 max-md:mt-2 max-md:w-full',
            )}
          >
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
