import { useId } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon } from '@haat/ui/icons/icons.ts';
import { catalogueMessages } from '../messages.ts';
import type { ListState } from './use-list-query.ts';

function isOrder(value: string): value is 'asc' | 'desc' {
  return value === 'asc' || value === 'desc';
}

interface SortSelectProps {
  list: ListState;
  /** `pill` is an invisible select on top of a button in the phone's bottom pill. */
  look: 'field' | 'pill';
}

/** The order of a list, with the specified labels. */
export function SortSelect({ list, look }: SortSelectProps) {
  const t = useMessages(catalogueMessages);
  const id = useId();
  const select = (
    <select
      id={id}
      aria-label={look === 'pill' ? t.sortBy : undefined}
      value={list.query.sort ?? ''}
      onChange={({ target: { value } }) => list.change({ sort: isOrder(value) ? value : null })}
      className={
        look === 'pill'
          ? 'absolute inset-0 cursor-pointer rounded-e-full opacity-0'
          : 'field-focus h-(--size-control) w-48 field-list cursor-pointer truncate rounded-md border border-border-control bg-surface ps-3.5 pe-9 text-sm font-medium'
      }
    >
      <option value="">{t.sortAny}</option>
      <option value="desc">{t.sortDesc}</option>
      <option value="asc">{t.sortAsc}</option>
    </select>
  );
  if (look === 'pill') return select;
  return (
    <div className="flex flex-none items-center gap-3 max-lg:hidden">
      <label htmlFor={id} className="text-sm text-ink-subtle">
        {t.sortBy}
      </label>
      <span className="relative">
        {select}
        <Icon
          of={ChevronDownIcon}
          size={16}
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2"
        />
      </span>
    </div>
  );
}
