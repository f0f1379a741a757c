import { Icon } from '@haat/ui/icons/icon.tsx';
import { SearchIcon } from '@haat/ui/icons/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { Key } from '../key.tsx';

/** The list follows what is typed after so long. */
const restMs = 300;

export interface SearchFieldProps {
  /** What can be searched for. */
  label: string;
  value: string;
  onSearch: (q: string) => void;
}

/** The field that searches a list, while one types. `/` leads to it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // The address changed elsewhere: Back, another view, a filter that was taken off.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => search.current(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <label className="relative flex w-49 flex-none items-center md:w-85 md:min-w-55 md:shrink">
      <span className="sr-only">{label}</span>
      <Icon of={SearchIcon} size={18} className="pointer-events-none absolute start-3 text-ink-subtle" />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={100}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.current(typed.trim());
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="h-(--size-control) w-full rounded-md border border-border-control bg-surface ps-10 pe-9 text-sm text-ellipsis field-focus max-md:pe-3 placeholder:text-ink-subtle [&::-webkit-search-cancel-button]:appearance-none"
      />
      <span className="absolute end-2 max-md:hidden">
        <Key>/</Key>
      </span>
    </label>
  );
}
