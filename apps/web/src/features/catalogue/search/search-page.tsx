import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Call } from '../../../platform/api/call.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { Button, LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SearchIcon } from '@haat/ui/icons/icons.ts';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { listFilters, readListQuery } from '../list/list-query.ts';
import { loadList } from '../list/load-list.ts';
import { MatchesInAll } from './matches-in-all.tsx';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';
import { ProductSlides } from '../cards/product-slides.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { readSearch } from './search-query.ts';
import { rememberSearch } from './recent-searches.ts';
import type { ListFilters } from '../list/list-source.ts';

export async function loader({ url, call }: LoaderInput) {
  const { text, categoryId, isExact } = readSearch(url.searchParams);
  const load = (filters: ListFilters) =>
    loadList({ call, url, source: { filters, paging: 'other', priceTable: 'list', sortBy: 'offer_price' } });
  const words = text && { q: text, ...(isExact && { exact: 'true' as const }) };
  const [categories, narrowed] = await Promise.all([
    call('categoryList', {}),
    categoryId === null ? null : load({ cat_id: categoryId, ...words }),
  ]);
  const isFiltered = Object.keys(listFilters(readListQuery(url.searchParams))).length > 0;
  const isFound = narrowed !== null && (narrowed.part.total > 0 || isFiltered);
  const everywhere = words && !isFound ? await load(words) : null;
  return {
    text,
    category: orFail(categories).data.find(({ id }) => id === categoryId) ?? null,
    narrowed: isFound ? narrowed : null,
    everywhere,
    popular: isFound || (everywhere && everywhere.part.total > 0) ? [] : await popularProducts(call),
  };
}

/** Shown when a search found nothing. */
async function popularProducts(call: Call) {
  const result = await call('productList', { query: { condition: 'popular', limit: 10, view: 'card' } });
  return result.ok ? result.body.data : [];
}

export function meta({ data: { text }, locale }: MetaInput<typeof loader>): PageMeta {
  const t = catalogueMessages.get(locale);
  return { title: text ? t.searchTitle(text) : t.search, description: t.searchPrompt };
}

export function Page() {
  const { text, category, narrowed, everywhere, popular } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const isFound = narrowed !== null || (everywhere?.part.total ?? 0) > 0;
  useEffect(() => {
    if (isFound) rememberSearch(text);
  }, [text, isFound]);
  const categoryTitle = category && inLocale(locale, category.title, category.title_bn);
  const title = text ? t.searchTitle(text) : (categoryTitle ?? t.search);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: t.search }]} />
      {narrowed ? (
        <ProductList
          key={`${text} ${category?.id}`}
          data={narrowed}
          mark={text}
          title={
            <ListHeading
              title={text && categoryTitle ? t.searchIn(text, categoryTitle) : title}
              {...(narrowed.part.search && {
                notes: <ReadingNotes text={text} categoryId={category?.id ?? null} reading={narrowed.part.search} />,
              })}
            />
          }
        />
      ) : (
        <>
          <ListHeading title={title} />
          {everywhere?.part.total === 0 && everywhere.part.search && (
            <ReadingNotes text={text} categoryId={null} reading={everywhere.part.search} />
          )}
          <NothingHere text={text} hasCategory={category !== null} hasMatches={(everywhere?.part.total ?? 0) > 0} />
          {everywhere && <MatchesInAll key={text} text={text} list={everywhere} />}
          {popular.length > 0 && (
            <div className="mt-(--gap-section)">
              <ProductSlides
                title={t.popularProducts}
                seeAll={{ to: '/all_popular_product', label: t.seeAll }}
                products={popular}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Shown for no results: only a note if other categories have matches, otherwise suggestions for what to do. */
function NothingHere({ text, hasCategory, hasMatches }: { text: string; hasCategory: boolean; hasMatches: boolean }) {
  const t = useMessages(catalogueMessages);
  if (hasMatches)
    return (
      <p role="status" className="mt-1 text-xs text-ink-subtle">
        {hasCategory ? t.noDataInCategory : t.noDataWithMatches}
      </p>
    );
  return (
    <EmptyState
      title={t.noData}
      text={text ? t.noDataText(text) : t.searchPrompt}
      action={
        <>
          <Button onClick={focusSearch}>
            <Icon of={SearchIcon} size={20} />
            {t.searchAgain}
          </Button>
          <LinkButton variant="outline" to="/product/category">
            {t.allCategories}
          </LinkButton>
        </>
      }
    />
  );
}

/** The search box is in the header of every page. */
function focusSearch() {
  document.querySelector<HTMLInputElement>('search input[type="search"]')?.focus();
}
