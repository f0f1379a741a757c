import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { CheckIcon } from '../icons/icons.ts';

export interface CheckboxRowProps {
  label: ReactNode;
  /** A second line in small type ('1 to 2 days'). */
  note?: ReactNode;
  /** Shown at the right: a charge, a count. */
  trailing?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
  value?: string | undefined;
  /** `box` for a delivery area, with a border and tinted when chosen; `plain` for filters. */
  look?: 'plain' | 'box' | undefined;
}

/** A checkbox whose hit area is the whole row. */
export function CheckboxRow({
  label,
  note,
  trailing,
  checked,
  onChange,
  disabled = false,
  name,
  value,
  look = 'plain',
}: CheckboxRowProps) {
  const id = useId();
  const isBox = look === 'box';
  return (
    <label
      className={classNames(
        'relative flex items-center gap-3 rounded-md has-focus-visible:focus-ring',
        disabled ? 'cursor-not-allowed text-ink-disabled' : 'cursor-pointer',
        isBox ? 'min-h-15 border px-3.5 py-2 text-base' : 'min-h-(--size-target) text-sm lg:min-h-10',
        isBox && (checked ? 'border-accent bg-accent-soft' : 'border-border-strong bg-surface'),
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(Boolean(note) && `${id}-note`, trailing != null && `${id}-trailing`) || undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-5.5 flex-none place-items-center rounded-xs border-[1.5px]',
          disabled
            ? 'border-border-strong bg-surface-sunken'
            : checked
              ? 'border-accent bg-accent text-on-accent'
              : 'border-border-control bg-surface',
        )}
      >
        {checked && <Icon of={CheckIcon} size={16} isBold />}
      </span>
      <span className={classNames('min-w-0 leading-5', checked && 'font-semibold')}>
        <span id={`${id}-label`}>{label}</span>
        {Boolean(note) && (
          <small id={`${id}-note`} className="block text-xs font-regular text-ink-muted">
            {note}
          </small>
        )}
      </span>
      {trailing != null && (
        <span
          id={`${id}-trailing`}
          className={classNames('ms-auto tabular-nums', isBox ? 'font-semibold' : 'text-xs text-ink-subtle')}
        >
          {trailing}
        </span>
      )}
    </label>
  );
}
