import type { AdminOrder } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import type { CallProblem } from '../../../platform/api/call.ts';
import type { CallResult } from '@haat/contracts/client';
import { queries } from '../../../platform/api/queries.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { orderKey, refreshOrders } from '../order-queries.ts';
import { orderMessages } from './messages.ts';

type OrderAnswer = CallResult<{ data: AdminOrder }>;

/** Problems that the caller reports. */
type Told = readonly CallProblem['code'][];

/**
 * Sends a change of an order, reports it with `done`, a toast's text or what shows one, and shows the order from the response. After a concurrent
 * change, shows the current order. A failure is shown in a toast and returned.
 */
export function useOrderChange() {
  const t = useMessages(orderMessages);
  const lists = useMessages(screenMessages);
  const [isSaving, setIsSaving] = useState(false);

  function tell({ code, data }: CallProblem, told: Told): void {
    const now = code === 'CHANGED_MEANWHILE' ? orderIn(data) : null;
    if (now) rememberOrder(now);
    if (['UNAUTHORIZED', 'VALIDATION', ...told].includes(code)) return;
    const words: Partial<Record<CallProblem['code'], string>> = {
      CHANGED_MEANWHILE: t.changedBrief,
      RATE_LIMITED: lists.tooMany,
      FORBIDDEN: lists.forbidden,
      NETWORK: t.failed,
    };
    showToast({ kind: 'error', text: words[code] ?? t.refused });
  }

  async function save(
    send: Promise<OrderAnswer>,
    done: string | (() => void),
    told: Told = [],
  ): Promise<CallProblem | null> {
    setIsSaving(true);
    const answer = await send;
    setIsSaving(false);
    if (!answer.ok) {
      tell(answer.problem, told);
      return answer.problem;
    }
    rememberOrder(answer.body.data);
    if (typeof done === 'string') showToast({ kind: 'success', text: done });
    else done();
    void refreshOrders();
    return null;
  }
  return { save, isSaving };
}

function rememberOrder(order: AdminOrder): void {
  queries.setQueryData(orderKey(order.order_number), order);
}

/** The order in a refusal's data; null if there is none. */
export function orderIn(data: unknown): AdminOrder | null {
  return isOrder(data) ? data : null;
}

function isOrder(data: unknown): data is AdminOrder {
  return typeof data === 'object' && data !== null && 'order_number' in data && 'history' in data;
}
