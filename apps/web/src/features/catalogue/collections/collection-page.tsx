import type { Locale } from '@haat/contracts/shared/locale';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { LoaderInput, PageMeta } from '../../../rendering/page.ts';
import { breadcrumbJsonLd, crumbsOf } from '../crumbs.ts';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { loadList, type ListData } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import type { CatalogueMessages } from '../messages.en.ts';
import { ProductList } from '../list/product-list.tsx';
import type { ListSource } from '../list/list-source.ts';

type TextName = {
  [Name in keyof CatalogueMessages]: CatalogueMessages[Name] extends string ? Name : never;
}[keyof CatalogueMessages];

/** Texts of a list that is not a category's, brand's or shop's. */
export interface CollectionWords {
  title: TextName;
  text: TextName;
}

export async function loadCollection({ call, url }: LoaderInput, source: ListSource): Promise<{ list: ListData }> {
  return { list: await loadList({ call, url, source }) };
}

export function collectionMeta(
  { title, text }: CollectionWords,
  at: { locale: Locale; origin: string; path: string },
): PageMeta {
  const t = catalogueMessages.get(at.locale);
  return {
    title: t[title],
    description: t[text],
    jsonLd: [breadcrumbJsonLd(crumbsOf({ locale: at.locale, page: t[title] }, t.home), at)],
  };
}

export function CollectionPage({ words, list }: { words: CollectionWords; list: ListData }) {
  const t = useMessages(catalogueMessages);
  const title = t[words.title];
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: title }]} />
      <ProductList data={list} title={<ListHeading title={title} text={t[words.text]} />} />
    </div>
  );
}
