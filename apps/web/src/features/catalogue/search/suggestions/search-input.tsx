import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { localeOf } from '@haat/contracts/shared/locale';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { suggestionMessages } from './messages.ts';
import { useSuggestions } from './use-suggestions.ts';

const List = lazyPart(async () => {
  const [{ SuggestionList }] = await Promise.all([
    import('./suggestion-list.tsx'),
    suggestionMessages.load(localeOf(location.pathname)),
  ]);
  return SuggestionList;
});

interface SearchInputProps {
  label: string;
  initial: string;
  className: string;
}

/**
 * The search form's field, a combobox; the code for its suggestions is loaded with the first focus. Needs a
 * positioned `search` as its ancestor.
 */
export function SearchInput({ label, initial, className }: SearchInputProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const { text, options, active, isOpen, type, close, onKeyDown, onBlur } = useSuggestions(initial);
  const input = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (document.activeElement !== input.current) return;
    setWanted(true);
    if (typed !== initial) type(typed);
  });
  // The field can be typed into before this code is loaded.
  useEffect(() => catchUp(), []);
  return (
    <>
      <input
        ref={input}
        type="search"
        name="q"
        required
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        // Text typed before this code was loaded is kept: the field is uncontrolled.
        defaultValue={initial}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={({ currentTarget }) => {
          setWanted(true);
          if (currentTarget.value === '') type('');
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={className}
      />
      {isWanted && (
        <Suspense>
          <List id={id} text={text} options={options} active={active} isOpen={isOpen} onChoose={close} />
        </Suspense>
      )}
    </>
  );
}
