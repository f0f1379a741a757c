import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { HandoverPage } from '../handover/handover-page.tsx';
import { addresses } from './list-address.ts';
import { Page as OrderListPage } from './order-list-page.tsx';

/** The orders of a view; parcels that are to be handed over have a screen of their own. */
export function Page() {
  const { address } = useListAddress(addresses);
  return address.view === 'handover' ? <HandoverPage /> : <OrderListPage />;
}
