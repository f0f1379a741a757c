import { useLoaderData } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { inLanguage, inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { deferHydration } from '../../../rendering/deferred-hydration.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { isLoggedIn } from '../../../platform/session/session.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { pictureSrcSet } from '../../../ui/media/picture-src-set.ts';
import { breadcrumbJsonLd, crumbsOf } from '../crumbs.ts';
import { descriptionBlocks } from './description-blocks.ts';
import { rememberViewed } from '../cards/recently-viewed.ts';
import { BuyBox } from './buying/buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { mainPictureSizes } from './gallery/main-picture-sizes.ts';
import { productMessages } from './messages.ts';
import { productJsonLd } from './product-json-ld.ts';
import type { NewerReviews } from './reviews/product-reviews.ts';

// Hydrated at once for logged-in shoppers: the server's HTML does not contain their review form.
const MoreOfProduct = deferHydration(async () => (await import('./more-of-product.tsx')).MoreOfProduct, {
  hydratesAtOnce: isLoggedIn,
});

/** Two rows of five, plus the product itself, which is left out. */
const relatedLimit = 11;

export async function loader({ params, call }: LoaderInput) {
  const product = orFail(await call('singleProduct', { params: { id: params.slug ?? '' } })).data;
  const [reviews, best, related, categories, subcategories, zones] = await Promise.all([
    call('singleProductReviewList', { params: { id: product.id } }),
    call('bestSellingList', {}),
    call('productList', { query: { cat_id: product.cat_id, sort: 'newest', limit: relatedLimit, view: 'card' } }),
    call('categoryList', {}),
    call('subcategoryList', {}),
    call('shippingList', {}),
  ]);
  const { data, summary, next_cursor: nextCursor } = orFail(reviews);
  return {
    product,
    reviews: { list: data, summary, nextCursor },
    best: best.ok ? best.body.data : [],
    related: related.ok ? related.body.data.filter(({ id }) => id !== product.id) : [],
    zones: zones.ok ? zones.body.data.map((zone) => ({ ...zone, places: '' })) : [],
    category: orFail(categories).data.find(({ id }) => String(id) === product.cat_id) ?? null,
    subcategory: orFail(subcategories).data.find(({ id }) => String(id) === product.subcat_id) ?? null,
  };
}

export function meta({ data, locale, origin }: MetaInput<typeof loader>): PageMeta {
  const { product, category, subcategory } = data;
  const t = productMessages.get(locale);
  const title = inLocale(locale, product.title, product.title_bn);
  const shopName = inLocale(locale, product.shop.name, product.shop.name_bn);
  const [lead] = descriptionBlocks(inLocale(locale, product.description, product.description_bn));
  const canonicalPath = `/product/product_details/${product.slug}`;
  const path = inLanguage(canonicalPath, locale);
  const description = lead || `${title}, ${shopName}`;
  const crumbs = crumbsOf({ locale, category, subcategory, page: title }, t.home);
  const srcSet = pictureSrcSet(product.photo);
  return {
    title,
    description,
    picture: product.photo,
    canonicalPath,
    // Only the server writes it into a page, so browsers do not need the code.
    ...(import.meta.env.SSR && {
      jsonLd: [
        productJsonLd({ product, title, description, shopName, origin, path }),
        breadcrumbJsonLd(crumbs, { origin, path: canonicalPath, locale }),
      ],
    }),
    preloadPicture: {
      src: product.photo,
      ...(srcSet && { srcSet }),
      sizes: mainPictureSizes(1 + product.multi_image.length),
    },
  };
}

export function Page() {
  const { product, category, subcategory, zones, reviews: loadedReviews } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<{ productId: number; colour: string | null } | null>(null);
  const [newer, setNewer] = useState<NewerReviews | null>(null);
  const reviews = newer?.productId === product.id ? newer : loadedReviews;
  const { average, count } = reviews.summary;
  const t = useMessages(productMessages);
  const locale = useLocale();
  const title = inLocale(locale, product.title, product.title_bn);
  useEffect(() => rememberViewed(product.id), [product.id]);
  return (
    <div className="wrap">
      <div className="max-sm:hidden">
        <Breadcrumb crumbs={crumbsOf({ locale, category, subcategory, page: title }, t.home)} />
      </div>
      <div
        key={product.id}
        className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] lg:gap-x-12"
      >
        <Gallery product={product} title={title} colour={chosen?.productId === product.id ? chosen.colour : null} />
        <BuyBox
          product={{ ...product, rating: { average, count } }}
          title={title}
          zones={zones}
          onColour={(colour) => setChosen({ productId: product.id, colour })}
        />
      </div>
      <MoreOfProduct reviews={reviews} onReviews={setNewer} />
    </div>
  );
}
