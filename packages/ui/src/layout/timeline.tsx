import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { CheckIcon, CloseIcon } from '../icons/icons.ts';

export interface TimelineStep {
  label: string;
  /** When it happened, formatted; undefined for steps to come. */
  time?: string | undefined;
  state: 'done' | 'current' | 'coming' | 'stopped';
}

const dots = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-accent bg-accent text-on-accent ring-5 ring-accent-soft',
  coming: 'border-border-control bg-surface',
  stopped: 'border-danger bg-danger text-ink-inverse',
} as const;

/**
 * The steps of an order, filled up to the current one, with their times. Horizontal on desktop, vertical on phones.
 */
export function Timeline({ steps, label }: { steps: TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid text-sm text-ink-subtle sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ label: name, time, state }, index) => {
        const isReached = state !== 'coming';
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative grid min-h-13 grid-cols-[28px_1fr_auto] items-center gap-x-3.5 sm:flex sm:flex-col sm:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute start-3.25 -top-3 h-6 w-0.5 sm:start-auto sm:end-1/2 sm:top-3.25 sm:h-0.5 sm:w-full',
                  isReached ? 'bg-accent' : 'stitch-down sm:stitch',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'relative z-1 grid size-7 place-items-center rounded-full border-[1.5px] sm:mb-2.5',
                dots[state],
              )}
            >
              {isReached &&
                (state === 'stopped' ? (
                  <Icon of={CloseIcon} size={16} isBold />
                ) : (
                  <Icon of={CheckIcon} size={16} isBold />
                ))}
            </span>
            <b className={classNames('font-semibold', isReached && 'text-ink')}>{name}</b>
            {time && <small className="text-xs tabular-nums">{time}</small>}
          </li>
        );
      })}
    </ol>
  );
}
