import type { AdminOrderRow } from '@haat/contracts';
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
import { useRefusedWords } from './use-refused-words.ts';

/**
 * Takes a step with orders: shown at once, and sent after six seconds unless it is undone. Then a toast reports the
 * outcome.
 */
export function useTakeStep(): (
  orders: readonly Pick<AdminOrderRow, 'order_number'>[],
  to: StepTo,
  /** Who takes the parcels, for a hand-over. */
  courier?: string,
) => void {
  const t = useMessages(ordersMessages);
  const lists = useMessages(screenMessages);
  const { number } = useFormat();
  const refusedWords = useRefusedWords();
  const navigate = useNavigate();

  function tell({ moved, refused, sheet = null }: MoveOutcome & { sheet?: string | null }, to: StepTo): void {
    const done = t.steps[to].done(number(moved));
    const [first, ...others] = refused;
    const print = sheet && { label: t.printSheet(sheet), onPress: () => void navigate(`/print/courier/${sheet}`) };
    if (!first) return showToast({ kind: 'success', text: done, action: print || undefined });
    const text = [moved > 0 && done, others.length > 0 ? t.refusedMany(number(refused.length)) : refusedWords(first)];
    return showToast({
      kind: 'error',
      text: text.filter(Boolean).join(' '),
      action: { label: t.seeIt, onPress: () => void navigate(`/orders/${first.orderNumber}`) },
    });
  }

  function fail(problem: CallProblem, retry: () => void): void {
    if (problem.code === 'UNAUTHORIZED') return;
    const reasons: Partial<Record<CallProblem['code'], string>> = {
      RATE_LIMITED: lists.tooMany,
      FORBIDDEN: lists.forbidden,
    };
    const text = reasons[problem.code] ?? t.stepFailed;
    showToast({ kind: 'error', text, action: { label: lists.tryAgain, onPress: retry } });
  }

  return function takeStep(orders, to, courier = '') {
    const orderNumbers = orders.map((order) => order.order_number);
    holdStep({
      orderNumbers,
      to,
      async send(isLeaving) {
        if (to === 'shipped') {
          const handed = await handOver({ orderNumbers, courier, isLeaving });
          if (isLeaving) return;
          if ('outcome' in handed) tell(handed.outcome, to);
          else fail(handed.problem, () => takeStep(orders, to, courier));
          await refreshOrders();
          return;
        }
        const body = { order_numbers: orderNumbers, to };
        const answer = await call('adminOrderMove', { body }, { keepalive: isLeaving });
        if (isLeaving) return;
        if (answer.ok) tell(outcomeOf(answer.body.data, to), to);
        else fail(answer.problem, () => takeStep(orders, to));
        await refreshOrders();
      },
    });
  };
}
