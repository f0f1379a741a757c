import { HandoverPage } from '../handover/handover-page.tsx';
import { Page as OrderListPage } from './order-list-page.tsx';
import { useListAddress } from './use-list-address.ts';

/** The orders of a view; parcels that are to be handed over have a screen of their own. */
export function Page() {
  const { address } = useListAddress();
  return address.view === 'handover' ? <HandoverPage /> : <OrderListPage />;
}
