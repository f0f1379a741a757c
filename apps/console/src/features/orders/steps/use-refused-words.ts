import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../platform/times.ts';
import { ordersMessages } from '../messages.ts';
import type { Refused } from './move-outcome.ts';

/** Why a step was refused: who was faster and when, if that is known. */
export function useRefusedWords(): (refused: Refused) => string {
  const t = useMessages(ordersMessages);
  const { recent } = useTimes();
  return ({ orderNumber, status, changed }) => {
    if (!status) return t.gone(orderNumber);
    if (!changed || status === 'pending') return t.refused(orderNumber, t.statuses[status]);
    return t.refusedBy(orderNumber, { status: t.statuses[status], by: changed.by, time: recent(changed.at) });
  };
}
