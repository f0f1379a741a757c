import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SearchIcon } from '@haat/ui/icons/icons.ts';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { Key } from '../key.tsx';

export interface TextSearchProps {
  /** What can be searched for; also the field's accessible name. */
  label: string;
  value: string;
  /** Shown below the field if the input cannot be understood. */
  error?: string | undefined;
  /** Whether there are filters next to it; alone, it is as wide as a phone. */
  isBesideFilters?: boolean;
  onSearch: (typed: string) => void;
}

/** A search that is submitted with Enter, which leaves the focus in it; `/` focuses it. */
export function TextSearch({ label, value, error, isBesideFilters = false, onSearch }: TextSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== known) {
    setKnown(value);
    setAsked(value);
    // It was changed elsewhere, as by Back. What was asked here must not overwrite what was typed after it.
    if (value !== asked) setTyped(value);
  }
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(typed.trim());
        onSearch(typed.trim());
      }}
      className={classNames(
        'relative flex w-85 max-w-full flex-none items-center',
        isBesideFilters ? 'max-md:w-62' : 'max-md:w-full',
      )}
    >
      <Icon of={SearchIcon} size={18} className="pointer-events-none absolute start-3 text-ink-subtle" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'search-error' : undefined}
        value={typed}
        maxLength={100}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className={classNames(
          'h-(--size-control) w-full rounded-md border bg-surface ps-10 pe-9 text-sm text-ellipsis field-focus max-md:pe-3 placeholder:text-ink-subtle [&::-webkit-search-cancel-button]:appearance-none',
          error ? 'border-danger' : 'border-border-control',
        )}
      />
      <span className="absolute end-2 max-md:hidden">
        <Key>/</Key>
      </span>
    </form>
  );
}
