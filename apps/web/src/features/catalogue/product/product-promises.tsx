import type { ShippingZone } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { CashIcon, PlaceIcon, ReturnIcon } from '@haat/ui/icons/icons.ts';
import { PromiseStrip } from './promise-strip.tsx';
import { useDeliveryWords } from './use-delivery-words.tsx';
import { productMessages } from './messages.ts';

/** Delivery, return and payment terms, as shown on every product page. */
export function ProductPromises({ zones }: { zones: ShippingZone[] }) {
  const t = useMessages(productMessages);
  const returns = (
    <Link to="/return_policy" className="hover:text-accent hover:underline">
      {t.returnsText}
    </Link>
  );
  return (
    <PromiseStrip
      className="mt-7"
      promises={[
        useDeliveryWords(zones),
        { icon: PlaceIcon, title: t.delivery, text: t.deliveryText },
        { icon: ReturnIcon, title: t.returns, text: returns },
        { icon: CashIcon, title: t.cash, text: t.cashText },
      ]}
    />
  );
}
