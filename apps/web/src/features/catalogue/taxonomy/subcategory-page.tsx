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
  const [subcategories, categories, list] = await Promise.all([
    call('subcategoryList', {}),
    call('categoryList', {}),
    loadList({
      call,
      url,
      source: { filters: { subcat_id: id }, paging: 'subcategory', priceTable: 'list', sortBy: 'offer_price' },
    }),
  ]);
  const all = orFail(subcategories).data;
  const subcategory = all.find((each) => each.id === id);
  const category = orFail(categories).data.find((each) => String(each.id) === subcategory?.category_id);
  if (!subcategory || !category) throw notFound();
  return { subcategory, category, siblings: subcategoriesOf(all, category.id), list };
}

export function meta({ data, locale, origin, path }: MetaInput<typeof loader>): PageMeta {
  const { subcategory, category } = data;
  const t = catalogueMessages.get(locale);
  const title = inLocale(locale, subcategory.title, subcategory.title_bn);
  return {
    title,
    description: t.listDescription(title),
    picture: subcategory.photo,
    jsonLd: [breadcrumbJsonLd(crumbsOf({ locale, category, subcategory }, t.home), { origin, path, locale })],
  };
}

export function Page() {
  const { subcategory, category, siblings, list } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const title = inLocale(locale, subcategory.title, subcategory.title_bn);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbsOf({ locale, category, subcategory }, t.home)} />
      <ProductList
        key={subcategory.id}
        data={list}
        title={<ListHeading title={title} />}
        above={<SubcategoryChips categoryId={category.id} subcategories={siblings} chosenId={subcategory.id} />}
      />
    </div>
  );
}
