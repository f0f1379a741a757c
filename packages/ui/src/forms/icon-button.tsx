import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { Drawing } from '../icons/icons.ts';

const looks = {
  plain: 'hover:bg-surface-sunken',
  ring: 'border border-border-strong bg-surface hover:border-ink',
  floating: 'bg-surface/90 hover:bg-surface',
  soft: 'bg-accent-soft text-accent-hover hover:bg-accent-soft-hover',
  deep: 'text-ink-on-deep hover:bg-surface-deep-raised',
} as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  icon: Drawing;
  /** The accessible name. */
  label: string;
  look?: keyof typeof looks | undefined;
  /** 44 px by default; `sm` looks like 40 with a hit area of 44. */
  size?: 'sm' | 'md' | undefined;
  /** Whether the icon is filled (a chosen heart). */
  filled?: boolean | undefined;
  className?: string | undefined;
}

/** A round button with an icon and no text. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  size = 'md',
  filled = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'relative grid flex-none place-items-center rounded-full text-ink transition-colors disabled:cursor-not-allowed disabled:text-ink-disabled',
        size === 'sm' ? 'hit-target size-(--size-control-sm)' : 'size-(--size-target)',
        looks[look],
        className,
      )}
    >
      <Icon of={icon} size={20} isFilled={filled} />
    </button>
  );
}
