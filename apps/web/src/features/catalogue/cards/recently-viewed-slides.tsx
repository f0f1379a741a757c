import type { ProductCard } from '@haat/contracts';
import { Suspense, use, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { onStorageChange } from '@haat/ui/device/device.ts';
import { ProductSlides } from './product-slides.tsx';
import { recentlyViewed, recentlyViewedSnapshot } from './recently-viewed.ts';
import { cardMessages } from './card-messages.ts';

const fetched = new Map<string, Promise<ProductCard[]>>();

/** Current data of the viewed products, latest first; deleted products are left out. */
function productsOf(snapshot: string): Promise<ProductCard[]> {
  const known = fetched.get(snapshot);
  if (known) return known;
  const products = Promise.all(
    recentlyViewed()
      .slice(0, 10)
      .map(async (id) => {
        const result = await call('singleProduct', { params: { id: String(id) } });
        return result.ok ? [result.body.data] : [];
      }),
  ).then((found) => found.flat());
  fetched.clear();
  fetched.set(snapshot, products);
  return products;
}

/** Products viewed on this device before; empty on the server and on a new device. */
export function RecentlyViewed() {
  const snapshot = useSyncExternalStore(onStorageChange, recentlyViewedSnapshot, () => '');
  if (snapshot === '') return null;
  return (
    <Suspense fallback={null}>
      <Seen snapshot={snapshot} />
    </Suspense>
  );
}

function Seen({ snapshot }: { snapshot: string }) {
  const t = useMessages(cardMessages);
  const products = use(productsOf(snapshot));
  if (products.length === 0) return null;
  return (
    <div className="wrap mt-(--gap-section)">
      <ProductSlides title={t.recentlyViewed} products={products} />
    </div>
  );
}
