import { useLoaderData } from 'react-router-dom';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { notFound, orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { breadcrumbJsonLd, crumbsOf } from '../crumbs.ts';
import { idParam } from './id-param.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { loadList } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';
import { SubcategoryChips } from './subcategory-chips.tsx';
import { subcategoriesOf } from './taxonomy.ts';

export async function loader({ params, url, call }: LoaderInput) {
  const id = idParam(params.id);
  const [categories, subcategories, list] = await Promise.all([
    call('categoryList', {}),
    call('subcategoryList', {}),
    loadList({
      call,
      url,
      source: { filters: { cat_id: id }, paging: 'category', priceTable: 'list', sortBy: 'offer_price' },
    }),
  ]);
  const category = orFail(categories).data.find((each) => each.id === id);
  if (!category) throw notFound();
  return { category, subcategories: subcategoriesOf(orFail(subcategories).data, id), list };
}

export function meta({ data: { category }, locale, origin, path }: MetaInput<typeof loader>): PageMeta {
  const t = catalogueMessages.get(locale);
  const title = inLocale(locale, category.title, category.title_bn);
  return {
    title,
    description: t.listDescription(title),
    picture: category.photo,
    jsonLd: [breadcrumbJsonLd(crumbsOf({ locale, category }, t.home), { origin, path, locale })],
  };
}

export function Page() {
  const { category, subcategories, list } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const title = inLocale(locale, category.title, category.title_bn);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbsOf({ locale, category }, t.home)} />
      <ProductList
        key={category.id}
        data={list}
        title={<ListHeading title={title} />}
        above={<SubcategoryChips categoryId={category.id} subcategories={subcategories} chosenId={null} />}
      />
    </div>
  );
}
