import { classNames } from '@haat/ui/class-names.ts';

export interface SwitchProps {
  /** The accessible name: visually, the column's heading says it. */
  label: string;
  isOn: boolean;
  onFlip: () => void;
}

/** A switch that takes effect at once, with a touch-sized hit area. */
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
