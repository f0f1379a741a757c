import { useLoaderData } from 'react-router-dom';
import { inLanguage, inLocale, useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { notFound, orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { breadcrumbJsonLd } from '../breadcrumb-json-ld.ts';
import { idParam } from './id-param.ts';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
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
      breadcrumbJsonLd(origin, [
        { name: t.home, path: inLanguage('/', locale) },
        { name: t.brands, path: inLanguage('/brand/all_brand', locale) },
        { name: title, path: inLanguage(path, locale) },
      ]),
    ],
  };
}

export function Page() {
  const { brand, list } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  const title = inLocale(useLocale(), brand.title, brand.title_bn);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: t.brands, to: '/brand/all_brand' }, { label: title }]} />
      <ProductList key={brand.id} data={list} title={<ListHeading title={title} />} />
    </div>
  );
}
