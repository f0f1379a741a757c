import { useMessages } from '../../platform/i18n/messages.ts';
import { ProductSlides, RecentlyViewed } from '../catalogue/public.ts';
import { Banner } from './banner.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { DaysSlider } from './days-slider.tsx';
import type { loader } from './home-page.tsx';
import { HomePromises } from './home-promises.tsx';
import { homeMessages } from './messages.ts';
import { ShopSlides } from './shop-slides.tsx';

type HomeData = Awaited<ReturnType<typeof loader>>;

/** Everything on the home page. It reads and leads on as plain HTML; its code is a late part. */
export function HomeContent({ banners, days, shops, arrivals, popular, winter }: HomeData) {
  const t = useMessages(homeMessages);
  const section = 'wrap mt-(--gap-section)';
  return (
    <>
      <div className="wrap">
        <h1 className="sr-only">{t.title}</h1>
        <div className="relative mt-4 grid gap-5 lg:mt-6 lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_auto]">
          <CategoryMenu />
          <Banner banners={banners} />
          <CategoryGrid />
          <HomePromises />
        </div>
      </div>
      <div className={section}>
        <DaysSlider days={days} />
      </div>
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
