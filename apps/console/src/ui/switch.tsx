import { classNames } from '@haat/ui/class-names.ts';

export interface SwitchProps {
  /** What it switches, for screen readers: it stands where the column says that already. */
  label: string;
  isOn: boolean;
  onFlip: () => void;
}

/** Switches something on or off at once, with a finger's room around it. */
export function Switch({ label, isOn, onFlip }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={onFlip}
      className="relative inline-flex h-6 items-center rounded-full align-middle before:absolute before:-inset-2.5"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-5 w-8.5 items-center rounded-full p-0.5 forced-colors:border',
          isOn ? 'justify-end bg-accent' : 'bg-border-control',
        )}
      >
        <i className="size-4 rounded-full bg-surface forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
