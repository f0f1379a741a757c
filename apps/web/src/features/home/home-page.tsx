import type { ProductCard, Shop } from '@haat/contracts';
import { useLoaderData } from 'react-router-dom';
import type { Call } from '../../platform/api/call.ts';
import { inLanguage } from '@haat/contracts/shared/locale';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { deferHydration } from '../../rendering/deferred-hydration.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../rendering/page.ts';
import { readFavouriteIds } from '../cart/public.ts';
import { pictureSrcSet } from '../../ui/media/picture-src-set.ts';
import { bannerSizes } from './banner-sizes.ts';
import type { Maker } from './maker-tile.tsx';
import { homeMessages } from './messages.ts';
import { shopJsonLd } from './shop-json-ld.ts';

const sections = () => import('./deferred-sections.ts');
const CategoryMenu = deferHydration(async () => (await sections()).CategoryMenu);
const CategoryGrid = deferHydration(async () => (await sections()).CategoryGrid);
const HomePromises = deferHydration(async () => (await sections()).HomePromises);
// Hydrated at once if the device has favourites, which the server's HTML does not show.
const Sliders = deferHydration(async () => (await sections()).Sliders, {
  hydratesAtOnce: () => readFavouriteIds().length > 0,
});
const Banner = deferHydration(async () => (await import('./banner.tsx')).Banner, {
  movedMeanwhile: async () => (await import('../../ui/media/turn-slides.ts')).turnSlides,
});
const DaysSlider = deferHydration(async () => (await import('./days-slider.tsx')).DaysSlider);

const slides = 10;
/** Products below a slider on phones, where the slider shows one at a time. */
const belowSlider = 6;

async function newest(call: Call, condition: 'new' | 'popular' | 'winter', limit = slides) {
  return orFail(await call('productList', { query: { condition, limit, view: 'card' } })).data;
}

/** The shop of the newest product whose shop has an 'about' text. */
function makerOf(arrivals: ProductCard[], shops: Shop[]): Maker | null {
  for (const product of arrivals) {
    const shop = shops.find(({ id, about }) => id === product.shop.id && about !== '');
    if (shop) return { shop, product };
  }
  return null;
}

export async function loader({ call }: LoaderInput) {
  const [categories, subcategories, banners, days, shops, zones, arrivals, popular, winter] = await Promise.all([
    call('categoryList', {}),
    call('subcategoryList', {}),
    call('bannerList', {}),
    call('days', {}),
    call('shopList', {}),
    call('shippingList', {}),
    newest(call, 'new'),
    newest(call, 'popular', slides + belowSlider),
    newest(call, 'winter'),
  ]);
  const everyShop = orFail(shops).data;
  return {
    categories: orFail(categories).data,
    subcategories: orFail(subcategories).data,
    banners: orFail(banners).data,
    days: orFail(days).data,
    shops: everyShop.slice(0, slides),
    maker: makerOf(arrivals, everyShop),
    zones: zones.ok ? zones.body.data.map((zone) => ({ ...zone, places: '' })) : [],
    arrivals,
    popular: popular.slice(0, slides),
    morePopular: popular.slice(slides),
    winter,
  };
}

export function meta({ data: { banners }, locale, origin, settings }: MetaInput<typeof loader>): PageMeta {
  const t = homeMessages.get(locale);
  const [first] = banners;
  const srcSet = first && pictureSrcSet(first.photo);
  return {
    title: t.title,
    description: t.description,
    jsonLd: shopJsonLd({
      origin,
      settings,
      home: origin + inLanguage('/', locale),
      search: origin + inLanguage('/search', locale),
    }),
    ...(first && { preloadPicture: { src: first.photo, ...(srcSet && { srcSet }), sizes: bannerSizes } }),
  };
}

export function Page() {
  const { categories, subcategories, banners, days, zones, ...sliders } = useLoaderData<typeof loader>();
  const t = useMessages(homeMessages);
  return (
    <>
      <div className="wrap">
        <h1 className="sr-only">{t.title}</h1>
        <div className="relative mt-4 grid gap-5 lg:mt-6 lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_auto]">
          <CategoryMenu categories={categories} subcategories={subcategories} />
          <Banner banners={banners} />
          <CategoryGrid categories={categories} subcategories={subcategories} />
          <HomePromises zones={zones} />
        </div>
      </div>
      <div className="wrap mt-(--gap-section)">
        <DaysSlider days={days} />
      </div>
      <Sliders {...sliders} />
    </>
  );
}
