import type { ProductFacets } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextButton } from '@haat/ui/forms/button.tsx';
import { AppliedChip } from '@haat/ui/forms/chip.tsx';
import { useAppliedFilters } from './filter-words.ts';
import { catalogueMessages } from '../../messages.ts';
import type { ListState } from '../use-list-query.ts';

/** The active filters, as chips that remove them. */
export function AppliedFilters({ facets, list }: { facets: ProductFacets; list: ListState }) {
  const t = useMessages(catalogueMessages);
  const applied = useAppliedFilters(list.query, facets);
  if (applied.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2.5">
      {applied.map(({ key, label, without }) => (
        <AppliedChip key={key} removeLabel={t.removeFilter(label)} onRemove={() => list.change(without)}>
          {label}
        </AppliedChip>
      ))}
      <TextButton onClick={list.clear} className="ms-1 text-sm">
        {t.clearAll}
      </TextButton>
    </div>
  );
}
