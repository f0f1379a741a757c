import type { Order } from '@haat/contracts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { readSession } from '../../platform/session/session.ts';
import { focusNextOf } from '@haat/ui/navigation/keep-focus.ts';

/** The orders loaded so far; `cursor` continues with older ones. */
export interface OrderPages {
  orders: Order[];
  cursor: string | null;
}

/** Id of the link to an order. */
export const orderLinkId = (orderNumber: string) => `view-${orderNumber}`;

/** The orders of the page's loader, followed by older ones loaded on request. */
export function useOrderPages(first: OrderPages) {
  const [state, setState] = useState({ first, pages: first, isBusy: false, hasFailed: false });
  const current = state.first === first ? state : { first, pages: first, isBusy: false, hasFailed: false };

  async function showMore(button: HTMLElement): Promise<void> {
    const { pages } = current;
    const { userId } = readSession();
    // Ignored rather than disabling the button, which would lose focus.
    if (current.isBusy || pages.cursor === null || !userId) return;
    setState({ ...current, isBusy: true, hasFailed: false });
    const answer = await call('userOrder', { query: { user_id: userId, cursor: pages.cursor } });
    const added = answer.ok ? answer.body.data : [];
    const next = answer.ok ? { orders: [...pages.orders, ...added], cursor: answer.body.next_cursor } : pages;
    focusNextOf(button, {
      nextId: added[0] ? orderLinkId(added[0].order_number) : null,
      action: () => setState({ first, pages: next, isBusy: false, hasFailed: !answer.ok }),
    });
  }

  return { ...current.pages, isBusy: current.isBusy, hasFailed: current.hasFailed, showMore };
}
