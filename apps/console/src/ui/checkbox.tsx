import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon } from '@haat/ui/icons/icons.ts';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Only some of the items it represents are selected. */
  isPartly?: boolean | undefined;
  onChange: () => void;
  /** Called for a click with Shift, which selects up to here. */
  onShift?: (() => void) | undefined;
}

/** An 18 px checkbox with a touch-sized hit area; its label is for screen readers. */
export function Checkbox({ label, checked, isPartly = false, onChange, onShift }: CheckboxProps) {
  const isOn = checked || isPartly;
  return (
    <label className="relative inline-grid size-6 cursor-pointer place-items-center rounded-xs has-focus-visible:focus-ring">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly && !checked;
        }}
        onChange={(event) => {
          const { nativeEvent } = event;
          if (onShift && nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) onShift();
          else onChange();
        }}
        className="absolute -inset-2.5 size-11 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-4.5 place-items-center rounded-[5px] border-[1.5px]',
          isOn ? 'border-accent bg-accent text-on-accent' : 'border-border-control bg-surface',
        )}
      >
        {checked ? (
          <Icon of={CheckIcon} size={14} isBold />
        ) : (
          isPartly && <i className="h-0.5 w-2.25 rounded-full bg-on-accent" />
        )}
      </span>
    </label>
  );
}
