import type { ShippingZone } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { CashIcon, PlaceIcon, ReturnIcon } from '@haat/ui/icons/icons.ts';
import { PromiseStrip, useDeliveryWords } from '../catalogue/public.ts';
import { homeMessages } from './messages.ts';

/** The shop's four promises, below the banner. */
export function HomePromises({ zones }: { zones: ShippingZone[] }) {
  const t = useMessages(homeMessages);
  const returns = (
    <Link to="/return_policy" className="hover:text-accent hover:underline">
      {t.returnsText}
    </Link>
  );
  return (
    <PromiseStrip
      className="lg:col-start-2 lg:[&>li]:px-4"
      promises={[
        useDeliveryWords(zones),
        { icon: PlaceIcon, title: t.everywhere, text: t.everywhereText },
        { icon: ReturnIcon, title: t.returns, text: returns },
        { icon: CashIcon, title: t.cash, text: t.cashText },
      ]}
    />
  );
}
