import { useLoaderData } from 'react-router-dom';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { notFound, orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { breadcrumbJsonLd, crumbsOf } from '../crumbs.ts';
import { idParam } from './id-param.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { loadList } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';

export async function loader({ params, url, call }: LoaderInput) {
  const id = idParam(params.id);
  const [brands, list] = await Promise.all([
    call('brandList', {}),
    loadList({
      call,
      url,
      source: { filters: { brand_id: String(id) }, paging: 'brand', priceTable: 'list', sortBy: 'offer_price' },
    }),
  ]);
  const brand = orFail(brands).data.find((each) => each.id === id);
  if (!brand) throw notFound();
  return { brand, list };
}

export function meta({ data: { brand }, locale, origin, path }: MetaInput<typeof loader>): PageMeta {
  const t = catalogueMessages.get(locale);
  const title = inLocale(locale, brand.title, brand.title_bn);
  return {
    title,
    description: t.listDescription(title),
    picture: brand.photo,
    jsonLd: [
      breadcrumbJsonLd(crumbsOf({ locale, above: { label: t.brands, to: '/brand/all_brand' }, page: title }, t.home), {
        origin,
        path,
        locale,
      }),
    ],
  };
}

export function Page() {
  const { brand, list } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const title = inLocale(locale, brand.title, brand.title_bn);
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={crumbsOf({ locale, above: { label: t.brands, to: '/brand/all_brand' }, page: title }, t.home)}
      />
      <ProductList key={brand.id} data={list} title={<ListHeading title={title} />} />
    </div>
  );
}
