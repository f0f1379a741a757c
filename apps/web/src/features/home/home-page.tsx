import { useLoaderData } from 'react-router-dom';
import type { Call } from '../../platform/api/call.ts';
import { inLanguage } from '../../platform/i18n/locale.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../platform/page.ts';
import { pictureSrcSet } from '../../ui/picture.tsx';
import { ProductSlides, RecentlyViewed } from '../catalogue/public.ts';
import { Banner, bannerSizes } from './banner.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { DaysSlider } from './days-slider.tsx';
import { HomePromises } from './home-promises.tsx';
import { homeMessages } from './messages.ts';
import { ShopSlides } from './shop-slides.tsx';
import { shopJsonLd } from './shop-json-ld.ts';

const slides = 10;

async function newest(call: Call, condition: 'new' | 'popular' | 'winter') {
  return orFail(await call('productList', { query: { condition, limit: slides, view: 'card' } })).data;
}

export async function loader({ call }: LoaderInput) {
  const [banners, days, shops, arrivals, popular, winter] = await Promise.all([
    call('bannerList', {}),
    call('days', {}),
    call('shopList', {}),
    newest(call, 'new'),
    newest(call, 'popular'),
    newest(call, 'winter'),
  ]);
  return {
    banners: orFail(banners).data,
    days: orFail(days).data,
    shops: orFail(shops).data.slice(0, slides),
    arrivals,
    popular,
    winter,
  };
}

export function meta({ data: { banners }, locale, origin }: MetaInput<typeof loader>): PageMeta {
  const t = homeMessages.get(locale);
  const [first] = banners;
  const srcSet = first && pictureSrcSet(first.photo);
  return {
    title: t.title,
    description: t.description,
    jsonLd: shopJsonLd({
      origin,
      home: origin + inLanguage('/', locale),
      search: origin + inLanguage('/search', locale),
    }),
    ...(first && { preloadPicture: { src: first.photo, ...(srcSet && { srcSet }), sizes: bannerSizes } }),
  };
}

export function Page() {
  const { banners, days, shops, arrivals, popular, winter } = useLoaderData<typeof loader>();
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
