import { Icon } from '@haat/ui/icons/icon.tsx';
import { SearchIcon } from '@haat/ui/icons/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { Key } from '../key.tsx';

/** How long after the last keystroke the list follows. */
const restMs = 300;

export interface SearchFieldProps {
  /** What can be searched for. */
  label: string;
  /** In characters. */
  maxLength?: number;
  value: string;
  onSearch: (q: string) => void;
}

/** Searches a list during typing. `/` focuses it. */
export function SearchField({ label, maxLength = 100, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Searches requested here that have not arrived yet: they must not overwrite what was typed after them.
  const [asked, setAsked] = useState<string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  if (value !== known) {
    const arrived = asked.lastIndexOf(value);
    setKnown(value);
    setAsked(arrived === -1 ? [] : asked.slice(arrived + 1));
    // The address changed elsewhere: Back, another view, a filter that was cleared.
    if (arrived === -1 && value !== typed.trim()) setTyped(value);
  }
  function ask(): void {
    const text = typed.trim();
    if (text !== value) setAsked([...asked, text]);
    onSearch(text);
  }
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => latestAsk.current(), restMs);
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
        maxLength={maxLength}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask();
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
