import type { CSSProperties } from 'react';
import { pages } from '@haat/contracts/pages';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Card } from '@haat/ui/layout/card.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { cartCountScript } from './cart-count-script.ts';
import type { LoaderInput } from '../../../rendering/page.ts';
import { usePendingData } from '../../../rendering/pending-data.ts';
import { deferHydration } from '../../../rendering/deferred-hydration.tsx';
import { ProductSlides } from '../../catalogue/public.ts';
import { EmptyCart, popularProducts } from './empty-cart.tsx';
import { checkoutMessages } from '../messages.ts';
import { OrderPagePending } from '../ordering/order-page.tsx';

/** Popular products are the same for everyone, so the server can render an empty cart completely. */
export async function pendingLoader({ call }: LoaderInput) {
  return { popular: await popularProducts(call) };
}

const Slides = deferHydration(() => Promise.resolve(ProductSlides));

/** Further lines would be below the edge of any screen. */
const maxShown = 12;

/**
 * The cart's skeleton. The server sends both the empty cart and one with lines; the inline script chooses before the first paint, so
 * that nothing shifts when the figures arrive. Without scripts there are three lines.
 */
export function CartPending() {
  const t = useMessages(checkoutMessages);
  const shared = usePendingData<typeof pendingLoader>(pages.cart.path);
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: cartCountScript }} />
      <div data-first-view className="not-[[data-cart-lines='0']_*]:hidden">
        <EmptyCart popular={shared?.popular} Slides={Slides} />
      </div>
      <div className="in-[[data-cart-lines='0']]:hidden">
        <OrderPagePending step={0} title={t.cart}>
          <Card>
            <div className="-mb-4 sm:-mb-5">
              {Array.from({ length: maxShown }, (_each, line) => (
                <div key={line} style={shownUpTo(line)} className="overflow-hidden">
                  <PendingLine isFirst={line === 0} />
                </div>
              ))}
            </div>
          </Card>
          <Skeleton className="h-12 w-36" />
        </OrderPagePending>
      </div>
    </>
  );
}

/** Collapses lines that the cart does not have. */
function shownUpTo(line: number): CSSProperties {
  return { maxHeight: `calc((var(--cart-lines, 3) - ${line}) * 100vh)` };
}

/** As high as a cart line with a short name. */
function PendingLine({ isFirst }: { isFirst: boolean }) {
  return (
    <div className={isFirst ? 'pb-4 sm:pb-5' : 'border-t border-border py-4 sm:py-5'}>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-5">
        <Skeleton className="size-18 max-sm:row-span-2 sm:size-22" />
        <Skeleton className="mt-0.5 mb-5.5 h-5 w-40 max-w-full" />
        <Skeleton className="h-16.5 w-30 sm:w-60" />
      </div>
    </div>
  );
}
