import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../navigation/link.tsx';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
  secondary: 'bg-accent-soft text-accent-hover hover:bg-accent-soft-hover',
  outline: 'bg-surface text-ink inset-ring inset-ring-border-control hover:inset-ring-ink',
  ghost: 'text-accent hover:bg-accent-soft',
  danger: 'bg-danger text-ink-inverse hover:brightness-90',
} as const;

const sizes = {
  sm: 'min-h-(--size-control-sm) rounded-sm text-sm hit-target',
  md: 'min-h-(--size-control) rounded-md text-base',
  lg: 'min-h-13 rounded-md text-base',
} as const;

/**
 * `primary`: one per view; `secondary`: soft green; `outline`: neutral; `ghost`: for leaving; `danger`: for
 * irreversible actions.
 */
export type ButtonVariant = keyof typeof variants;
/** `md` is 48 px high; `sm` 40 with a hit area of 44, for tables; `lg` 52. */
export type ButtonSize = keyof typeof sizes;

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of a button, for plain anchors and a dialog's close button. */
export function buttonLook({ variant = 'primary', size = 'md', full = false, className }: Look): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2.5 text-center font-semibold transition-colors select-none',
    'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-subtle disabled:inset-ring-0 disabled:brightness-100',
    variants[variant],
    sizes[size],
    variant === 'ghost' ? 'px-3' : size === 'sm' ? 'px-4' : 'px-6',
    full && 'w-full',
    className,
  );
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** While true the button is disabled and shows a spinner with `busyText`. */
  busy?: boolean | undefined;
  /** The text while busy ('Sending...'). Its width is reserved from the start. */
  busyText?: string | undefined;
  children: ReactNode;
}

/** A button. `type` defaults to 'button'. */
export function Button({
  variant,
  size,
  full,
  className,
  busy = false,
  busyText,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const waits = busy || busyText !== undefined;
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonLook({ variant, size, full, className })}
    >
      {waits ? (
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <span className={classNames('inline-flex items-center gap-2.5', busy && 'invisible')}>{children}</span>
          <span className={classNames('inline-flex items-center gap-2.5', !busy && 'invisible')}>
            <Spinner />
            {busyText}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export interface LinkButtonProps extends Omit<LinkProps, 'className'>, Look {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonLook({ variant, size, full, className })} />;
}

const textLink =
  'font-semibold text-accent underline decoration-accent-line decoration-1 underline-offset-4 hover:decoration-current';

/** A link inside text. */
export function TextLink({ className, ...rest }: LinkProps & { className?: string | undefined }) {
  return <Link {...rest} className={classNames(textLink, className)} />;
}

/** A button that looks like a link ('Clear all', 'Undo'). */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(textLink, 'hit-target relative', className)} />;
}
