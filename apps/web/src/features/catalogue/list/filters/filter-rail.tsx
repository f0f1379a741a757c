import { useMessages } from '@haat/ui/i18n/messages.ts';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import { catalogueMessages } from '../../messages.ts';

/** The filters at the side of a list, on wide screens. */
export function FilterRail(props: FilterGroupsProps) {
  const t = useMessages(catalogueMessages);
  return (
    <aside
      aria-label={t.filters}
      className="scroll-row -m-1 max-h-[calc(100dvh-6rem)] overflow-x-clip overflow-y-auto overscroll-contain p-1 max-lg:hidden lg:sticky lg:top-20"
    >
      <FilterGroups {...props} />
    </aside>
  );
}
