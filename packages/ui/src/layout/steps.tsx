import { useFormat } from '../i18n/format.ts';
import { useMessages } from '../i18n/messages.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { CheckIcon } from '../icons/icons.ts';
import { uiMessages } from '../messages.ts';
import { Stitch } from './stitch.tsx';

export interface StepsProps {
  /** 'Cart', 'Confirm', 'Checkout', 'Done'. */
  labels: string[];
  /** Index of the current step. */
  current: number;
  /** The name of the whole process, for screen readers. */
  name: string;
}

/** The progress through the steps of an order. */
export function Steps({ labels, current, name }: StepsProps) {
  const t = useMessages(uiMessages);
  const { number } = useFormat();
  return (
    <ol
      aria-label={name}
      className="flex items-center gap-1.5 pt-4 pb-3 text-xs font-medium text-ink-subtle sm:gap-2 sm:pt-6 sm:pb-5 sm:text-sm"
    >
      {labels.map((label, index) => {
        const isDone = index < current;
        const isNow = index === current;
        return (
          <li
            key={label}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-1.5 not-first:flex-auto sm:gap-2.5 sm:not-first:flex-none',
              isNow && 'text-ink',
              isDone && 'text-accent-hover',
            )}
          >
            {index > 0 && <Stitch className="min-w-1 flex-1 sm:w-14 sm:flex-none" />}
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-5.5 flex-none place-items-center rounded-full border-[1.5px] text-xs leading-none font-semibold sm:size-6.5',
                isNow
                  ? 'border-accent bg-accent text-on-accent'
                  : isDone
                    ? 'border-accent bg-accent-soft text-accent'
                    : 'border-border-control',
              )}
            >
              {isDone ? <Icon of={CheckIcon} size={16} /> : number(index + 1)}
            </span>
            {label}
            {isDone && <span className="sr-only">, {t.stepDone}</span>}
          </li>
        );
      })}
    </ol>
  );
}
