import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useNavigate } from 'react-router-dom';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { ordersMessages } from '../messages.ts';
import { refreshOrders } from '../order-queries.ts';
import type { StepTo } from '../parts/next-status.ts';
import { handOver } from './hand-over.ts';
import { holdStep } from './held-steps.ts';
import { outcomeOf, type MoveOutcome } from './move-outcome.ts';
import { tellRefused, type TakenStep } from './refused/refusals.ts';

/** Long enough to sign in again above it. */
const untilSignedInMs = 600_000;

/**
 * Takes a step with orders: shown at once, and sent after six seconds unless it is undone. Then a toast reports the
 * outcome.
 */
export function useTakeStep(): (
  orders: TakenStep['orders'],
  to: StepTo,
  /** Who takes the parcels, for a hand-over. */
  courier?: string,
) => void {
  const t = useMessages(ordersMessages);
  const lists = useMessages(screenMessages);
  const { number } = useFormat();
  const navigate = useNavigate();

  interface Outcome extends MoveOutcome {
    sheet?: string | null;
  }
  function tell({ moved, refused, sheet = null }: Outcome, step: TakenStep & { to: StepTo }): void {
    const done = t.steps[step.to].done(number(moved));
    if (refused.length > 0) return tellRefused({ ...step, refused, done: moved > 0 ? done : '' });
    const print = sheet && { label: t.printSheet(sheet), onPress: () => void navigate(`/print/courier/${sheet}`) };
    return showToast({ kind: 'success', text: done, action: print || undefined });
  }

  function fail(problem: CallProblem, retry: () => void): void {
    const reasons: Partial<Record<CallProblem['code'], string>> = {
      RATE_LIMITED: lists.tooMany,
      FORBIDDEN: lists.forbidden,
      UNAUTHORIZED: t.stepSignedOut,
    };
    const text = reasons[problem.code] ?? t.stepFailed;
    const staysMs = problem.code === 'UNAUTHORIZED' ? untilSignedInMs : undefined;
    showToast({ kind: 'error', text, staysMs, action: { label: lists.tryAgain, onPress: retry } });
  }

  return function takeStep(orders, to, courier = '') {
    const orderNumbers = orders.map((order) => order.order_number);
    const step = { orders, to, at: new Date().toISOString() };
    holdStep({
      orderNumbers,
      to,
      async send(isLeaving) {
        if (to === 'shipped') {
          const handed = await handOver({ orderNumbers, courier, isLeaving });
          if (isLeaving) return;
          if ('outcome' in handed) tell(handed.outcome, step);
          else fail(handed.problem, () => takeStep(orders, to, courier));
          await refreshOrders();
          return;
        }
        const body = { order_numbers: orderNumbers, to };
        const answer = await call('adminOrderMove', { body }, { keepalive: isLeaving });
        if (isLeaving) return;
        if (answer.ok) tell(outcomeOf(answer.body.data, to), step);
        else fail(answer.problem, () => takeStep(orders, to));
        await refreshOrders();
      },
    });
  };
}
