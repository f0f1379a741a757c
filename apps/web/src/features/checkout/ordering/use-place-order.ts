import type { Quote } from '@haat/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { fieldErrors } from '../../../platform/api/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { forgetOrdered } from '../../cart/public.ts';
import { rememberLastOrder } from '../storage/last-order.ts';
import { readSession } from '../../../platform/session/session.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import type { toItems } from '../cart/cart-view.ts';
import type { DeliveryDetails } from '../delivery/delivery-form.tsx';
import { clearDeliveryDraft } from '../delivery/delivery-draft.ts';
import { checkoutMessages } from '../messages.ts';
import { expectedFailure, explainFailure, type OrderFailure } from './order-failure.ts';
import { quoteOf } from '../quote/problem-quote.ts';

interface PlaceOrderInput {
  items: ReturnType<typeof toItems>;
  /** Gives the idempotency key of what is ordered: retries under it never order twice. */
  key: () => string;
  quote: Quote;
  /** What is ordered leaves the cart; a buy-now order leaves the cart alone. */
  isFromCart: boolean;
  /** Where the login leads back to. */
  path: string;
  /** Forgets what was ordered, once it is. */
  clear: () => unknown;
  /** Hears the server's right figures when they have changed. */
  onQuote: (quote: Quote) => void;
}

/** Orders at the quote shown. What fails is told in words and by field; what was typed stays. */
export function usePlaceOrder({ items, key, quote, isFromCart, path, clear, onQuote }: PlaceOrderInput) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function fail(problem: CallProblem): void {
    const fresh = quoteOf(problem.data);
    if (fresh) onQuote(fresh);
    setErrors(fieldErrors(problem, locale));
    setFailure(explainFailure(problem, locale));
  }

  async function place(details: DeliveryDetails): Promise<void> {
    const { userId, email } = readSession();
    if (!userId || !email) return void navigate(`/login?from=${path}`);
    setIsSending(true);
    setFailure(null);
    setErrors({});
    const answer = await call('checkoutConfirm', {
      headers: { 'idempotency-key': key() },
      body: {
        user_id: userId,
        email,
        ...details,
        item: items,
        sub_total: quote.sub_total,
        delivery_charge: quote.delivery_charge,
        shipping_id: quote.shipping?.id ?? null,
        coupon: quote.discount,
        coupon_code: quote.discount > 0 ? (quote.coupon?.code ?? null) : null,
        total_amount: quote.total_amount,
        is_from_cart: isFromCart,
        locale,
      },
    });
    setIsSending(false);
    if (!answer.ok && answer.problem.code === 'IDEMPOTENCY_KEY_REUSED') {
      // The first try had arrived, and the address was changed since: the order is there, under the first address.
      if (isFromCart) forgetOrdered(userId, items);
      clear();
      showToast({ kind: 'success', text: t.alreadyReceived });
      return void navigate('/my_order_list');
    }
    if (!answer.ok) return fail(answer.problem);
    // Only now is it true: a refused order must not be greeted as a success.
    showToast({ kind: 'success', text: t.processToast });
    const { order_number: orderNumber, total_amount: total } = answer.body.data;
    rememberLastOrder({ orderNumber, total, email });
    if (isFromCart) forgetOrdered(userId, items);
    clear();
    clearDeliveryDraft();
    void navigate('/confirm_message');
  }

  return { place, isSending, failure: failure ?? expectedFailure(quote, locale), errors };
}
