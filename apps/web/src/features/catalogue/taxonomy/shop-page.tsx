import type { ShownShop } from '@haat/contracts';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { PlaceIcon } from '@haat/ui/icons/icons.ts';
import { RatingLine } from '../../../ui/commerce/rating.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { breadcrumbJsonLd, crumbsOf } from '../crumbs.ts';
import { idParam } from './id-param.ts';
import { loadList } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';

export async function loader({ params, url, call }: LoaderInput) {
  const id = idParam(params.id);
  const [shop, list] = await Promise.all([
    call('singleShop', { params: { id } }),
    loadList({
      call,
      url,
      source: { filters: { shop_id: String(id) }, paging: 'shop', priceTable: 'shop', sortBy: 'offer_price' },
    }),
  ]);
  return { shop: orFail(shop).data, list };
}

export function meta({ data: { shop }, locale, origin, path }: MetaInput<typeof loader>): PageMeta {
  const t = catalogueMessages.get(locale);
  const title = inLocale(locale, shop.name, shop.name_bn);
  return {
    title,
    description:
      inLocale(locale, shop.about, shop.about_bn) ||
      t.shopDescription(title, inLocale(locale, shop.district, shop.district_bn)),
    picture: shop.photo,
    jsonLd: [
      breadcrumbJsonLd(crumbsOf({ locale, above: { label: t.shops, to: '/shop/all_shop' }, page: title }, t.home), {
        origin,
        path,
        locale,
      }),
    ],
  };
}

export function Page() {
  const { shop, list } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const title = inLocale(locale, shop.name, shop.name_bn);
  return (
    <>
      <ShopHeader shop={shop} title={title} />
      <div className="wrap">
        <Breadcrumb
          crumbs={crumbsOf({ locale, above: { label: t.shops, to: '/shop/all_shop' }, page: title }, t.home)}
        />
        <ProductList key={shop.id} data={list} />
      </div>
    </>
  );
}

function ShopHeader({ shop, title }: { shop: ShownShop; title: string }) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  const locale = useLocale();
  const about = inLocale(locale, shop.about, shop.about_bn);
  return (
    <header className="border-b border-border bg-surface">
      {/* In the colours of its logo. */}
      <div aria-hidden="true" className="relative h-20 overflow-hidden sm:h-36">
        <Picture
          src={shop.photo}
          alt=""
          width={400}
          height={400}
          sizes="80px"
          priority
          className="absolute inset-0 scale-150 opacity-70 blur-ground saturate-150"
        />
        <span className="woven absolute inset-0 opacity-25 mix-blend-multiply" />
      </div>
      <div className="wrap flex items-end gap-4 pb-5 sm:gap-6">
        <span className="relative -mt-10 size-24 flex-none overflow-hidden rounded-xl border-4 border-surface bg-surface sm:-mt-16 sm:size-34">
          <Picture src={shop.photo} alt="" width={400} height={400} sizes="136px" priority />
        </span>
        <div className="min-w-0 pt-3">
          <h1>{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            <Icon of={PlaceIcon} size={16} />
            {inLocale(locale, shop.district, shop.district_bn)}
            <span aria-hidden="true">·</span>
            {shop.product_count === 1 ? t.oneProduct : t.shopProducts(number(shop.product_count))}
          </p>
          <RatingLine {...shop.rating} className="mt-1 text-sm" />
          {about && <p className="mt-1 text-sm text-ink-muted max-sm:hidden">{about}</p>}
        </div>
      </div>
    </header>
  );
}
