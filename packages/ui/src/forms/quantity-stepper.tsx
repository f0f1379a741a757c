import { useFormat } from '../i18n/format.ts';
import { useMessages } from '../i18n/messages.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { MinusIcon, PlusIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';

export interface QuantityStepperProps {
  value: number;
  /** The largest quantity; unbounded if omitted. */
  max?: number | undefined;
  onChange: (quantity: number) => void;
  /** What the quantity counts, for screen readers ('Bottle Green Panjabi'). */
  label?: string | undefined;
  /** `sm` is 44 px high, for cart lines. */
  size?: 'sm' | 'md' | undefined;
}

/** A quantity with minus and plus; at least 1. */
export function QuantityStepper({ value, max, onChange, label, size = 'md' }: QuantityStepperProps) {
  const t = useMessages(uiMessages);
  const { number } = useFormat();
  const press = 'grid h-full place-items-center rounded-md disabled:cursor-not-allowed disabled:text-ink-disabled';
  return (
    <fieldset
      aria-label={label ? `${t.quantity}: ${label}` : t.quantity}
      className={classNames(
        'inline-grid min-w-0 flex-none items-center rounded-md border border-border-control bg-surface',
        size === 'sm'
          ? 'h-(--size-target) grid-cols-[44px_32px_44px]'
          : 'h-(--size-control) grid-cols-[44px_44px_44px]',
      )}
    >
      <button
        type="button"
        aria-label={t.decrease}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
        className={press}
      >
        <Icon of={MinusIcon} size={16} />
      </button>
      <output aria-live="polite" className="text-center font-semibold tabular-nums">
        {number(value)}
      </output>
      <button
        type="button"
        aria-label={t.increase}
        disabled={max !== undefined && value >= max}
        onClick={() => onChange(value + 1)}
        className={press}
      >
        <Icon of={PlusIcon} size={16} />
      </button>
    </fieldset>
  );
}
