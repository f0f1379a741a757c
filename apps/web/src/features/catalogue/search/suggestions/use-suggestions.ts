import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import type { SuggestionOption } from './suggestion-options.ts';

const pauseMs = 150;

/** The behaviour of the search combobox: fetches suggestions during typing and handles the combobox keys. */
export function useSuggestions(initial: string) {
  const locale = useLocale();
  const navigate = useNavigate();
  const pending = useRef({ timer: 0, abort: new AbortController() });
  const [text, setText] = useState(initial);
  const [options, setOptions] = useState<SuggestionOption[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  async function offer(words: string) {
    const { signal } = pending.current.abort;
    try {
      const { offersFor } = await import('./offers.ts');
      const offers = await offersFor(words, { locale, signal });
      if (signal.aborted) return;
      setOptions(offers);
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
    setOpen(true);
    if (words === '') setOptions([]);
    pending.current = { abort: new AbortController(), timer: window.setTimeout(() => void offer(words), pauseMs) };
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  /** There is one more position than options: on it no option is active, and Enter searches for the words. */
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
    onBlur: (event: FocusEvent) => {
      if (isLeaving(event)) close();
    },
  };
}

/** Whether focus leaves the search box. */
function isLeaving({ relatedTarget, currentTarget }: FocusEvent): boolean {
  const box = currentTarget.closest('search');
  return !(relatedTarget instanceof Node && box?.contains(relatedTarget));
}
