import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SearchIcon } from '@haat/ui/icons/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { Key } from '../../../../ui/key.tsx';
import { ordersMessages } from '../../messages.ts';

/** The list follows what is typed after so long. */
const restMs = 300;

/** Searches the view for the beginning of a number, phone or name. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const t = useMessages(ordersMessages);
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
      <span className="sr-only">{t.search}</span>
      <Icon of={SearchIcon} size={18} className="pointer-events-none absolute start-3 text-ink-subtle" />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t.search}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.current(typed.trim());
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="h-(--size-control) w-full rounded-md border border-border-control bg-surface ps-10 pe-9 text-sm field-focus placeholder:text-ink-subtle [&::-webkit-search-cancel-button]:appearance-none"
      />
      <span className="absolute end-2 max-md:hidden">
        <Key>/</Key>
      </span>
    </label>
  );
}
