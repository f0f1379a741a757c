import type { Quote } from '@haat/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useShopSettings } from '../../../platform/settings/shop-settings.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { removeOrdered } from '../../cart/public.ts';
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
  /** Returns the idempotency key: retries with it never order twice. */
  key: () => string;
  quote: Quote;
  /** Whether the ordered lines are removed from the cart; buy-now orders do not touch it. */
  isFromCart: boolean;
  /** Path to which the login returns. */
  path: string;
  /** Removes the order's stored data once it is placed. */
  clear: () => unknown;
  /** Called with the server's new figures if they have changed. */
  onQuote: (quote: Quote) => void;
}

/** Places the order at the quote shown. Failures are reported as messages and by field; the form keeps its content. */
export function usePlaceOrder({ items, key, quote, isFromCart, path, clear, onQuote }: PlaceOrderInput) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { phone } = useShopSettings();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function fail(problem: CallProblem): void {
    const fresh = quoteOf(problem.data);
    if (fresh) onQuote(fresh);
    setErrors(fieldErrors(problem, locale));
    setFailure(explainFailure(problem, { locale, phone }));
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
      // The first attempt had reached the server and the address was changed since: the order exists with the first
      // address.
      if (isFromCart) removeOrdered(userId, items);
      clear();
      showToast({ kind: 'success', text: t.alreadyReceived });
      return void navigate('/my_order_list');
    }
    // The form's entries are kept on the device.
    if (!answer.ok && answer.problem.code === 'UNAUTHORIZED') return void navigate(`/login?from=${path}`);
    if (!answer.ok) return fail(answer.problem);
    // Only after the order is placed: a refused order must not be announced as a success.
    showToast({ kind: 'success', text: t.processToast });
    const { order_number: orderNumber, total_amount: total } = answer.body.data;
    rememberLastOrder({ orderNumber, total, email });
    if (isFromCart) removeOrdered(userId, items);
    clear();
    clearDeliveryDraft();
    void navigate('/confirm_message');
  }

  return { place, isSending, failure: failure ?? expectedFailure(quote, { locale, phone }), errors };
}
