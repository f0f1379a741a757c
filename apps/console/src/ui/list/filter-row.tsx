import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { FilterOffIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { screenMessages } from '../screen/messages.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

export interface FilterBarProps {
  /** Whether a search or filter is set. */
  isFiltered: boolean;
  onTakeOff: () => void;
  /** The search field and the filters. */
  children: ReactNode;
  /** Shown at the end of the row. */
  note?: string | undefined;
}

export interface FilterRowProps extends FilterBarProps {
  search: SearchFieldProps;
}

/** A search field and filters above a list, with a button that clears them. */
export function FilterRow({ search, children, ...bar }: FilterRowProps) {
  return (
    <FilterBar {...bar}>
      <SearchField {...search} />
      {children}
    </FilterBar>
  );
}

/** The same with the list's own search field. */
export function FilterBar({ isFiltered, onTakeOff, children, note }: FilterBarProps) {
  const t = useMessages(screenMessages);
  return (
    <div
      role="search"
      aria-label={t.filters}
      className="scroll-row relative flex items-center gap-2 py-2.5 max-md:-mx-(--c-pad) max-md:px-(--c-pad) md:flex-wrap md:overflow-visible"
    >
      {children}
      {isFiltered && (
        <button
          type="button"
          onClick={onTakeOff}
          className="inline-flex h-10 flex-none items-center gap-1.5 px-2 font-semibold whitespace-nowrap text-accent md:h-8"
        >
          <Icon of={FilterOffIcon} size={16} />
          {t.takeOff}
        </button>
      )}
      {note && <span className="ms-auto text-xs text-ink-muted max-md:hidden">{note}</span>}
    </div>
  );
}
