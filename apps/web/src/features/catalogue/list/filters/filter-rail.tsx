import { useMessages } from '@haat/ui/i18n/messages.ts';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import { catalogueMessages } from '../../messages.ts';

/** The filters at the side of a list, on wide screens. */
export function FilterRail(props: FilterGroupsProps) {
  const t = useMessages(catalogueMessages);
  return (
    <aside aria-label={t.filters} className="max-lg:hidden">
      <FilterGroups {...props} />
    </aside>
  );
}
