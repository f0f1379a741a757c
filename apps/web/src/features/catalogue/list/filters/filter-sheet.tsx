import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Sheet } from '@haat/ui/overlays/sheet.tsx';
import { useCountWords } from '../count-words.ts';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import { catalogueMessages } from '../../messages.ts';

/** The filters in a bottom sheet, on phones; its button shows how many products are left. */
export function FilterSheet({ onClose, ...groups }: FilterGroupsProps & { onClose: () => void }) {
  const t = useMessages(catalogueMessages);
  const countWords = useCountWords();
  const { list, facets } = groups;
  return (
    <Sheet
      onClose={onClose}
      title={t.filters}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button variant="outline" onClick={list.clear}>
            {t.clearAll}
          </Button>
          <Button onClick={onClose} aria-busy={list.isChanging}>
            {facets.total === 1 ? t.oneProduct : t.showProducts(countWords(facets.total, facets.is_sample))}
          </Button>
        </div>
      }
    >
      <FilterGroups {...groups} />
    </Sheet>
  );
}
