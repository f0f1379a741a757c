import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { useDisclosure } from '@haat/ui/overlays/use-disclosure.ts';
import type { ReactNode } from 'react';

function chipLook(isOn: boolean): string {
  return classNames(
    'inline-flex h-10 flex-none items-center gap-1.5 rounded-full border px-3.25 text-sm font-medium whitespace-nowrap md:h-8 md:px-2.5',
    isOn ? 'border-accent-line bg-accent-soft text-accent-hover' : 'border-border-strong bg-surface hover:border-ink',
  );
}

export interface ChoiceChipProps {
  icon: Drawing;
  label: string;
  /** The option that filters nothing. */
  anyLabel: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A filter with one of many options: a native select that looks like a chip. */
export function ChoiceChip({ icon, label, anyLabel, value, options, onChoose }: ChoiceChipProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <label className={classNames(chipLook(value !== ''), 'relative has-focus-visible:focus-ring')}>
      <Icon of={icon} size={16} className="opacity-80" />
      <span aria-hidden="true" className="max-w-40 truncate">
        {chosen?.label ?? label}
      </span>
      <Icon of={ChevronDownIcon} size={14} className="opacity-80" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface ActionChipProps {
  icon: Drawing;
  label: string;
  onPress: () => void;
}

/** An action for all filters, next to them. */
export function ActionChip({ icon, label, onPress }: ActionChipProps) {
  return (
    <button type="button" onClick={onPress} className={chipLook(false)}>
      <Icon of={icon} size={16} className="opacity-80" />
      {label}
    </button>
  );
}

export interface ToggleChipProps {
  icon: Drawing;
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter that is on or off. */
export function ToggleChip({ icon, label, isOn, onToggle }: ToggleChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onToggle} className={chipLook(isOn)}>
      <Icon of={icon} size={16} className="opacity-80" />
      {label}
    </button>
  );
}

export interface PanelChipProps {
  icon: Drawing;
  label: string;
  /** The current choice ('1 – 22 Nov'); undefined for none. */
  chosen: string | undefined;
  /** The fields of the panel. */
  children: ReactNode;
}

/** A filter with several fields, in a panel below its chip; on phones above the tab bar, because the row of chips scrolls. */
export function PanelChip({ icon, label, chosen, children }: PanelChipProps) {
  const { isOpen, toggle, rootProps } = useDisclosure();
  return (
    <div {...rootProps} className="flex-none md:relative">
      <button type="button" aria-expanded={isOpen} onClick={toggle} className={chipLook(chosen !== undefined)}>
        <Icon of={icon} size={16} className="opacity-80" />
        {chosen ?? label}
        <Icon of={ChevronDownIcon} size={14} className="opacity-80" />
      </button>
      {isOpen && (
        <div className="absolute z-(--c-z-opened) mt-1.5 grid w-64 gap-3 rounded-lg border border-border bg-surface p-4 shadow-overlay max-md:fixed max-md:inset-x-(--c-pad) max-md:bottom-[calc(var(--c-bottom)+env(safe-area-inset-bottom)+0.5rem)] max-md:w-auto">
          {children}
        </div>
      )}
    </div>
  );
}
