import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../../platform/times.ts';
import { ordersMessages } from '../../messages.ts';
import type { Refused } from '../move-outcome.ts';
import { refusedMessages } from './messages.ts';

/** Why a step was refused: who was faster and when, if that is known. */
export function useRefusedWords(): (refused: Refused) => string {
  const t = useMessages(refusedMessages);
  const { statuses } = useMessages(ordersMessages);
  const { recent } = useTimes();
  return ({ orderNumber, status, changed }) => {
    if (!status) return t.gone(orderNumber);
    if (!changed || status === 'pending') return t.refused(orderNumber, statuses[status]);
    return t.refusedBy(orderNumber, { status: statuses[status], by: changed.by, time: recent(changed.at) });
  };
}
