import { useLoaderData } from 'react-router-dom';
import type { Call } from '../../platform/api/call.ts';
import { inLanguage } from '../../platform/i18n/locale.ts';
import { latePart } from '../../platform/late-part.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../platform/page.ts';
import { pictureSrcSet } from '../../ui/picture-src-set.ts';
import { bannerSizes } from './banner-sizes.ts';
import { homeMessages } from './messages.ts';
import { shopJsonLd } from './shop-json-ld.ts';

const HomeContent = latePart(async () => (await import('./home-content.tsx')).HomeContent);

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
  return <HomeContent {...useLoaderData<typeof loader>()} />;
}
