import type { OrderDetails } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { ordersMessages } from './messages.ts';

/** Subtotal, delivery, coupon and total at the time of the order. */
export function OrderSums({ order }: { order: OrderDetails }) {
  const t = useMessages(ordersMessages);
  return (
    <dl className="ms-auto w-full text-sm sm:max-w-70">
      <SumRow name={t.subtotal} taka={order.sub_total} />
      <SumRow name={t.deliveryCharge} taka={order.delivery_charge} zero={t.free} />
      {order.coupon > 0 && <SumRow name={t.coupon} taka={-order.coupon} />}
      <div className="mt-2 flex justify-between gap-4 border-t border-border pt-3 text-lg font-bold">
        <dt className="font-semibold">{t.total}</dt>
        <dd>
          <Money taka={order.total_amount} />
        </dd>
      </div>
    </dl>
  );
}

/** `zero` is shown instead of an amount of 0. */
function SumRow({ name, taka, zero }: { name: string; taka: number; zero?: string }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-ink-muted">{name}</dt>
      <dd>{taka === 0 && zero ? zero : <Money taka={taka} />}</dd>
    </div>
  );
}
