import type { ProductSort } from '@haat/contracts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowUpIcon } from '@haat/ui/icons/icons.ts';
import { classNames } from '@haat/ui/class-names.ts';

interface SortHeadProps {
  label: string;
  /** How the list is sorted; undefined for newest first. */
  sort: ProductSort | undefined;
  /** The sorts by this column, ascending first; none if it cannot be sorted by it. */
  sorts: readonly ProductSort[];
  className: string;
  onSort: (sort: string) => void;
}

/** The heading of a column; pressing it sorts by the column, then the other way around, then newest first again. */
export function SortHead({ label, sort, sorts, className, onSort }: SortHeadProps) {
  if (sorts.length === 0) return <th className={className}>{label}</th>;
  const place = sorts.findIndex((each) => each === sort);
  const isDescending = place === 1;
  return (
    <th
      aria-sort={place < 0 ? undefined : isDescending ? 'descending' : 'ascending'}
      className={classNames(className, place >= 0 && 'font-semibold text-ink')}
    >
      <button
        type="button"
        onClick={() => onSort(sorts[place + 1] ?? '')}
        className="inline-flex min-h-6 items-center gap-1 rounded-xs hover:text-ink"
      >
        {label}
        {place >= 0 && <Icon of={ArrowUpIcon} size={14} className={isDescending ? 'rotate-180' : undefined} />}
      </button>
    </th>
  );
}
