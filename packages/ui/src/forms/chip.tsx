import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { CloseIcon } from '../icons/icons.ts';

const look =
  'inline-flex h-(--size-control-sm) flex-none items-center rounded-full border text-sm font-medium whitespace-nowrap transition-colors';

export interface ChipProps {
  children: ReactNode;
  chosen?: boolean | undefined;
}

const shade = (chosen: boolean) =>
  classNames(
    look,
    'hit-target relative px-4',
    chosen ? 'border-accent-hover bg-accent-hover text-on-accent' : 'border-border-strong bg-surface hover:border-ink',
  );

/** One of a few options, as a button. */
export function Chip({ children, chosen = false, onClick }: ChipProps & { onClick: () => void }) {
  return (
    <button type="button" aria-pressed={chosen} onClick={onClick} className={shade(chosen)}>
      {children}
    </button>
  );
}

/** One of a few options, as a link (subcategories above a list). */
export function LinkChip({ children, chosen = false, to }: ChipProps & { to: string }) {
  return (
    <Link to={to} aria-current={chosen ? 'page' : undefined} className={shade(chosen)}>
      {children}
    </Link>
  );
}

/** An active filter with a button to remove it, named by `removeLabel` ('Remove ৳100 – ৳300'). */
export function AppliedChip({
  children,
  onRemove,
  removeLabel,
}: {
  children: ReactNode;
  onRemove: () => void;
  removeLabel: string;
}) {
  return (
    <span className={classNames(look, 'border-transparent bg-accent-soft ps-4 text-accent-hover')}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="hit-target relative grid size-9 place-items-center rounded-full"
      >
        <Icon of={CloseIcon} size={16} />
      </button>
    </span>
  );
}
