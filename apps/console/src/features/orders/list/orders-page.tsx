import { Suspense } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { addresses } from './list-address.ts';
import { Page as OrderListPage } from './order-list-page.tsx';

const HandoverPage = lazyWithWords(async () => (await import('../handover/handover-page.tsx')).HandoverPage);

/** The orders of a view; hand-over has a separate screen, loaded when it is first opened. */
export function Page() {
  const { address } = useListAddress(addresses);
  if (address.view !== 'handover') return <OrderListPage />;
  return (
    <Suspense>
      <HandoverPage />
    </Suspense>
  );
}
