import type { AdminOrder, OrderStatus } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckIcon, NoAnswerIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { useReminders } from '../../settings/public.ts';
import type { StepTo } from '../parts/next-status.ts';
import { mayBeGivenUp } from '../parts/signs.ts';
import { orderMessages } from './messages.ts';

export interface NextActionProps {
  order: AdminOrder;
  /** The status to show: that of a held step, or the order's own. */
  status: OrderStatus;
  to: StepTo | null;
  onStep: () => void;
  /** Undefined if no call is due. */
  onNoAnswer: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onReturn: (() => void) | undefined;
  /** Undefined if the courier does not have it. */
  onNotDelivered: (() => void) | undefined;
}

/** The next step of an order, and the alternatives. On phones, the step and the call are in the dock. */
export function NextAction({ order, status, to, ...on }: NextActionProps) {
  const { onStep, onNoAnswer, onCancel, onReturn, onNotDelivered } = on;
  const t = useMessages(orderMessages);
  const { number } = useFormat();
  const { calls_before_giving_up: maxCalls } = useReminders();
  const isGivenUp = onCancel !== undefined && mayBeGivenUp(order, maxCalls);
  const tries = order.tries.count;
  const isTriedTwice = onNotDelivered !== undefined && tries >= 2;
  const [title, text] = isGivenUp
    ? [t.giveUp, t.giveUpText]
    : isTriedTwice
      ? [t.callOrReturn, t.callOrReturnText(number(tries))]
      : [t.next[status], t.nextText[status](order.name, t.languages[order.locale])];
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-border bg-canvas px-4 py-3">
      <p className="min-w-0 flex-1 basis-55 text-ink-muted">
        <b className="block font-semibold text-ink">{title}</b>
        {text}
      </p>
      {onCancel && (
        <Button variant="cancel" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
      {onReturn && (
        <Button variant="cancel" onClick={onReturn}>
          {t.comesBack}
        </Button>
      )}
      {onNotDelivered && <Button onClick={onNotDelivered}>{t.notDelivered}</Button>}
      {onNoAnswer && (
        <Button icon={NoAnswerIcon} hint="n" onClick={onNoAnswer} className="max-md:hidden">
          {t.noAnswer}
        </Button>
      )}
      {to && (
        <Button variant="primary" icon={CheckIcon} hint="e" onClick={onStep} className="max-md:hidden">
          {t.doStep[to]}
        </Button>
      )}
    </div>
  );
}
