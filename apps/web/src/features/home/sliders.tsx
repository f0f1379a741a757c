import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ProductGrid, ProductSlides, RecentlyViewed } from '../catalogue/public.ts';
import type { loader } from './home-page.tsx';
import { MakerTile } from './maker-tile.tsx';
import { homeMessages } from './messages.ts';
import { ShopSlides } from './shop-slides.tsx';

type SlidersProps = Pick<
  Awaited<ReturnType<typeof loader>>,
  'shops' | 'arrivals' | 'maker' | 'popular' | 'morePopular' | 'winter'
>;

/** Neither laid out nor its pictures loaded until it is near the viewport. */
const farBelow = '[content-visibility:auto] sm:[contain-intrinsic-height:auto_30rem]';

/**
 * The sliders of shops and products below the first screen, with a maker in between and, on phones, a denser list.
 */
export function Sliders({ shops, arrivals, maker, popular, morePopular, winter }: SlidersProps) {
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
      {maker && (
        <div className={section}>
          <MakerTile maker={maker} />
        </div>
      )}
      <div className={`${section} ${farBelow} [contain-intrinsic-height:auto_calc(138vw+43rem)]`}>
        <ProductSlides title={t.popular} seeAll={{ to: '/all_popular_product', label: t.seeAll }} products={popular} />
        {/* Three rows, which wait until they are near the viewport themselves; the padding leaves room for the focus
           ring. */}
        <div className="-mx-1 mt-3 px-1 py-1 [contain-intrinsic-height:auto_calc(138vw+29rem)] [content-visibility:auto] sm:hidden">
          <ProductGrid products={morePopular} perRow={5} />
        </div>
      </div>
      <RecentlyViewed />
      <div
        className={`mt-(--gap-section) -mb-[calc(var(--gap-section)*1.25)] bg-surface-mist py-(--gap-section) [contain-intrinsic-height:auto_18rem] ${farBelow}`}
      >
        <div className="wrap">
          <ProductSlides title={t.winter} seeAll={{ to: '/all_winter_product', label: t.seeAll }} products={winter} />
        </div>
      </div>
    </>
  );
}
