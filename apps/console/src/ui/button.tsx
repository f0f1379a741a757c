import { classNames } from '@haat/ui/class-names.ts';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import type { Drawing } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Key } from './key.tsx';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-accent-soft text-accent-hover hover:bg-accent-soft-hover',
  outline: 'bg-surface inset-ring inset-ring-border-control hover:inset-ring-ink',
  cancel: 'bg-surface text-danger inset-ring inset-ring-danger-line hover:bg-danger-soft',
  danger: 'bg-danger text-ink-inverse hover:brightness-90',
  quiet: 'text-ink-muted hover:bg-surface-sunken hover:text-ink',
  ghost: 'text-accent hover:bg-accent-soft',
} as const;

/** One `primary` per screen; `cancel` opens a question, `danger` is for irreversible answers. */
export type ButtonVariant = keyof typeof variants;

interface Look {
  variant?: ButtonVariant | undefined;
  icon?: Drawing | undefined;
  /** The shortcut that does the same. */
  hint?: string | undefined;
  className?: string | undefined;
}

/** The classes of a button, for a dialog's own close button and `tel:` links. */
export function buttonLook({ variant = 'outline', className }: Pick<Look, 'variant' | 'className'>): string {
  return classNames(
    'inline-flex min-h-(--size-control) items-center justify-center gap-2 rounded-md px-3.5 text-center text-sm leading-tight font-semibold whitespace-nowrap select-none',
    'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-subtle disabled:inset-ring-0',
    variants[variant],
    className,
  );
}

function content({ icon, hint, variant, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
      {hint && <Key look={variant === 'primary' ? 'accent' : 'plain'}>{hint}</Key>}
    </>
  );
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** While true the button is disabled and shows a spinner. */
  busy?: boolean | undefined;
}

/** A button: 36 px high for a mouse, 44 for touch. */
export function Button({ variant, icon, hint, className, busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonLook({ variant, className })}
    >
      {busy && <Spinner />}
      {content({ icon: busy ? undefined : icon, hint, variant, children })}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  icon,
  hint,
  className,
  children,
  to,
}: Look & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonLook({ variant, className })}>
      {content({ icon, hint, variant, children })}
    </Link>
  );
}

/** A link that calls a phone number and looks like a button. */
export function CallButton({
  variant = 'secondary',
  icon,
  hint,
  className,
  children,
  phone,
  ...rest
}: Look & { phone: string; children?: ReactNode; 'aria-label'?: string; onClick?: () => void }) {
  return (
    <a href={`tel:${phone}`} {...rest} className={buttonLook({ variant, className })}>
      {content({ icon, hint, variant, children })}
    </a>
  );
}
