import type { ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button, TextButton } from '@haat/ui/forms/button.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Pager } from '@haat/ui/navigation/pager.tsx';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { useCountWords } from './count-words.ts';
import { FilterRail } from './filters/filter-rail.tsx';
import { useAppliedFilters } from './filters/filter-words.ts';
import { ListPill } from './list-pill.tsx';
import { wantedProducts, type ListData } from './load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductGrid } from '../cards/product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import { useGrowingList } from './use-growing-list.ts';
import { useListQuery } from './use-list-query.ts';

export interface ProductListProps {
  data: ListData;
  /** The title and the text below it; the count follows. */
  title?: ReactNode;
  /** Shown between the title and the list (subcategories, vouchers). */
  above?: ReactNode;
  /** Shown instead of the list if it is empty without any filter. */
  empty?: ReactNode;
  /** The search words, which are highlighted in the titles. */
  mark?: string | undefined;
}

/** A list of products with its filters, order and Show More: the body of every list page. */
export function ProductList({ data, title, above, empty, mark }: ProductListProps) {
  const t = useMessages(catalogueMessages);
  const countWords = useCountWords();
  const list = useListQuery();
  const { source, facets } = data;
  const wanted = wantedProducts(source, list.query);
  const { part, isGrowing, hasFailed, retry } = useGrowingList(data, wanted);
  const isFiltered = useAppliedFilters(list.query, facets).length > 0;
  const shown = part.products.slice(0, wanted);
  const count = part.total === 1 ? t.oneProduct : t.products(countWords(part.total, part.isTotalAtLeast));

  if (part.total === 0 && !isFiltered)
    return (
      <>
        {title}
        {above}
        {empty ?? <EmptyState title={t.nothingFound} text={t.emptyList} />}
      </>
    );
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">
          {title}
          <p role="status" className="mt-1 text-sm text-ink-muted tabular-nums">
            {count}
          </p>
        </div>
        <SortSelect list={list} look="field" />
      </div>
      {above}
      <div className="mt-4 grid items-start gap-x-10 lg:mt-7 lg:grid-cols-[236px_minmax(0,1fr)]">
        <FilterRail source={source} facets={facets} list={list} />
        <div className="min-w-0">
          <AppliedFilters facets={facets} list={list} />
          <div
            aria-busy={list.isChanging}
            className={classNames('transition-opacity', list.isChanging && 'opacity-60')}
          >
            {part.total === 0 ? (
              <EmptyState
                title={t.nothingFound}
                text={t.nothingMatches}
                action={<Button onClick={list.clear}>{t.clearAll}</Button>}
              />
            ) : (
              <>
                <h2 className="sr-only">{t.productsHeading}</h2>
                <ProductGrid products={shown} perRow={4} eager={4} mark={mark} />
              </>
            )}
          </div>
          {hasFailed && (
            <Notice
              tone="error"
              role="alert"
              className="mt-6"
              action={<TextButton onClick={retry}>{t.tryAgain}</TextButton>}
            >
              {t.loadFailed}
            </Notice>
          )}
          <Pager shown={shown.length} total={part.total} moreTo={list.moreTo} busy={isGrowing || list.isChanging} />
          <ListPill source={source} facets={facets} list={list} />
        </div>
      </div>
    </>
  );
}
