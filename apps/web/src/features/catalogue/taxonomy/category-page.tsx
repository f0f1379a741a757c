import { useLoaderData } from 'react-router-dom';
import { inLanguage, inLocale, useLocale } from '@haat/ui/i18n/locale.ts';
import { notFound, orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { breadcrumbJsonLd } from '../breadcrumb-json-ld.ts';
import { idParam } from './id-param.ts';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { loadList } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';
import { SubcategoryChips } from './subcategory-chips.tsx';

export async function loader({ params, url, call }: LoaderInput) {
  const id = idParam(params.id);
  const [categories, list] = await Promise.all([
    call('categoryList', {}),
    loadList({
      call,
      url,
      source: { filters: { cat_id: id }, paging: 'category', priceTable: 'list', sortBy: 'offer_price' },
    }),
  ]);
  const category = orFail(categories).data.find((each) => each.id === id);
  if (!category) throw notFound();
  return { category, list };
}

export function meta({ data: { category }, locale, origin, path }: MetaInput<typeof loader>): PageMeta {
  const t = catalogueMessages.get(locale);
  const title = inLocale(locale, category.title, category.title_bn);
  return {
    title,
    description: t.listDescription(title),
    picture: category.photo,
    jsonLd: [
      breadcrumbJsonLd(origin, [
        { name: t.home, path: inLanguage('/', locale) },
        { name: title, path: inLanguage(path, locale) },
      ]),
    ],
  };
}

export function Page() {
  const { category, list } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const title = inLocale(locale, category.title, category.title_bn);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: title }]} />
      <ProductList
        key={category.id}
        data={list}
        title={<ListHeading title={title} />}
        above={<SubcategoryChips categoryId={category.id} chosenId={null} />}
      />
    </div>
  );
}
