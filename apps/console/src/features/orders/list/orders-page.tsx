import { Suspense } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { addresses } from './list-address.ts';
import { Page as OrderListPage } from './order-list-page.tsx';

const HandoverPage = lazyWithWords(async () => (await import('../handover/handover-page.tsx')).HandoverPage);

/** The orders of a view; parcels that are to be handed over have a screen of their own, which is loaded when it is first opened. */
export function Page() {
  const { address } = useListAddress(addresses);
  if (address.view !== 'handover') return <OrderListPage />;
  return (
    <Suspense>
      <HandoverPage />
    </Suspense>
  );
}
