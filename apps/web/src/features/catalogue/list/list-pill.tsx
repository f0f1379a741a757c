import { Suspense, useState } from 'react';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { FilterIcon, SortIcon } from '@haat/ui/icons/icons.ts';
import type { FilterGroupsProps } from './filters/filter-groups.tsx';
import { useAppliedFilters } from './filters/filter-words.ts';
import { catalogueMessages } from '../messages.ts';
import { SortSelect } from './sort-select.tsx';

const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet);

/** On phones, filters and order are in a pill at the bottom edge. */
export function ListPill(props: FilterGroupsProps) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const applied = useAppliedFilters(props.list.query, props.facets);
  return (
    <>
      <div className="above-bottom-bar on-deep pointer-events-none sticky bottom-[calc(1rem+var(--bottom-bar,0px))] max-md:bottom-[calc(0.375rem+var(--bottom-bar,0px))] z-(--z-sticky) mt-6 flex justify-center transition-[translate] duration-(--duration-base) max-md:in-[[data-reading-on]]:translate-y-12.5 lg:hidden">
        <div className="pointer-events-auto flex h-13 items-stretch rounded-full bg-surface-deep text-sm font-semibold text-ink-inverse shadow-overlay">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex items-center gap-2.5 rounded-s-full ps-6 pe-5"
          >
            <Icon of={FilterIcon} size={20} />
            {t.filters}
            {applied.length > 0 && (
              <span className="min-w-5 rounded-full bg-marigold px-1.5 text-2xs leading-5 text-surface-deep">
                <span aria-hidden="true">{number(applied.length)}</span>
                <span className="sr-only">{t.filtersOn(number(applied.length))}</span>
              </span>
            )}
          </button>
          <span aria-hidden="true" className="w-px bg-border-deep" />
          <span className="relative flex items-center gap-2.5 rounded-e-full ps-5 pe-6 has-focus-visible:focus-ring">
            <Icon of={SortIcon} size={20} />
            <span aria-hidden="true">{t.sortBy}</span>
            <SortSelect list={props.list} look="pill" />
          </span>
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
