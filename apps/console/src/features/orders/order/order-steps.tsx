import type { AdminOrder, OrderStatus } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon, CloseIcon } from '@haat/ui/icons/icons.ts';
import { useTimes } from '../../../platform/times.ts';
import { ordersMessages } from '../messages.ts';
import { pathOf } from './path-of.ts';
import { orderMessages } from './messages.ts';

const dots = {
  done: 'border-accent bg-accent',
  now: 'border-accent bg-accent ring-4 ring-accent-soft',
  stopped: 'border-danger bg-danger ring-4 ring-danger-soft',
  coming: 'border-border-control bg-surface',
} as const;

/** The steps of an order with their times, filled up to the current one. */
export function OrderSteps({ history, status }: { history: AdminOrder['history']; status: OrderStatus }) {
  const t = useMessages(orderMessages);
  const { statuses } = useMessages(ordersMessages);
  const { stamp } = useTimes();
  return (
    <ol aria-label={t.steps} className="grid auto-cols-fr grid-flow-col px-1 pt-3.5 pb-3 md:px-2 md:pt-4">
      {pathOf(history, status).map(({ status: step, at, state }, place) => (
        <li
          key={step}
          aria-current={state === 'now' || state === 'stopped' ? 'step' : undefined}
          className={classNames(
            'relative grid content-start justify-items-center text-center text-2xs leading-tight md:text-sm',
            state === 'coming' ? 'text-ink-subtle' : 'text-ink',
          )}
        >
          {place > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute end-1/2 top-2.75 h-0.5 w-full',
                state === 'coming' ? 'stitch' : 'bg-accent',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'relative z-1 mb-1.5 grid size-6 place-items-center rounded-full border-[1.5px] text-on-accent',
              dots[state],
            )}
          >
            {state !== 'coming' && <Icon of={state === 'stopped' ? CloseIcon : CheckIcon} size={14} isBold />}
          </span>
          <b className="font-semibold">{statuses[step]}</b>
          {at && <small className="text-[0.6875rem] text-ink-subtle md:text-xs">{stamp(at)}</small>}
        </li>
      ))}
    </ol>
  );
}
