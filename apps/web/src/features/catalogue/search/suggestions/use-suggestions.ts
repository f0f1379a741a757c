import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../platform/api/call.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { suggestionOptions, type SuggestionOption } from './suggestion-options.ts';

const pauseMs = 150;

/** A search box that suggests: fetches while one types, and moves through the list with the keys of a combobox. */
export function useSuggestions(initial: string) {
  const locale = useLocale();
  const navigate = useNavigate();
  const pending = useRef({ timer: 0, abort: new AbortController() });
  const [text, setText] = useState(initial);
  const [options, setOptions] = useState<SuggestionOption[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  async function fetchFor(words: string) {
    const { signal } = pending.current.abort;
    try {
      const result = await call('searchSuggestions', { query: { q: words } }, { signal });
      setOptions(result.ok ? suggestionOptions(result.body.data, locale) : []);
      setActive(-1);
    } catch {
      // Other words were typed meanwhile.
    }
  }
  function type(typed: string) {
    setText(typed);
    clearTimeout(pending.current.timer);
    pending.current.abort.abort();
    const words = typed.trim().slice(0, 100);
    setOpen(words !== '');
    if (words === '') return setOptions([]);
    const abort = new AbortController();
    pending.current = { abort, timer: window.setTimeout(() => void fetchFor(words), pauseMs) };
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  /** One place more than there are options: on it no option is chosen and Enter searches for the words. */
  function step(by: number) {
    const places = options.length + 1;
    setOpen(true);
    setActive(((active + 1 + by + places) % places) - 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    const isMoving = (event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0;
    const chosen = isOpen && event.key === 'Enter' ? options[active] : undefined;
    if (event.key === 'Tab') return close();
    if (!isMoving && !chosen && !(event.key === 'Escape' && isOpen)) return;
    event.preventDefault();
    if (isMoving) return step(event.key === 'ArrowDown' ? 1 : -1);
    close();
    if (chosen) void navigate(chosen.to);
  }
  return {
    text,
    options,
    active,
    isOpen: isOpen && options.length > 0,
    type,
    close,
    onKeyDown,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      const box = currentTarget.closest('search');
      if (!(relatedTarget instanceof Node && box?.contains(relatedTarget))) close();
    },
  };
}
