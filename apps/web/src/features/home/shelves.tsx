import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ProductSlides, RecentlyViewed } from '../catalogue/public.ts';
import type { loader } from './home-page.tsx';
import { homeMessages } from './messages.ts';
import { ShopSlides } from './shop-slides.tsx';

type ShelvesProps = Pick<Awaited<ReturnType<typeof loader>>, 'shops' | 'arrivals' | 'popular' | 'winter'>;

/** The sliders of shops and products below the first screen. */
export function Shelves({ shops, arrivals, popular, winter }: ShelvesProps) {
  const t = useMessages(homeMessages);
  const section = 'wrap mt-(--gap-section)';
  return (
    <>
      <div className={section}>
        <ShopSlides shops={shops} />
      </div>
      <div className={section}>
        <ProductSlides title={t.newArrival} seeAll={{ to: '/all_new_arraival', label: t.seeAll }} products={arrivals} />
      </div>
      <div className={section}>
        <ProductSlides title={t.popular} seeAll={{ to: '/all_popular_product', label: t.seeAll }} products={popular} />
      </div>
      <RecentlyViewed />
      <div className="mt-(--gap-section) -mb-[calc(var(--gap-section)*1.25)] bg-surface-mist py-(--gap-section)">
        <div className="wrap">
          <ProductSlides title={t.winter} seeAll={{ to: '/all_winter_product', label: t.seeAll }} products={winter} />
        </div>
      </div>
    </>
  );
}
