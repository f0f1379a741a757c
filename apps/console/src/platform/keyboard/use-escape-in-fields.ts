import { useEffect, useRef } from 'react';

/** Calls `onEscape` for Escape in the fields of the element with the returned ref, which `useShortcuts` leaves to them. */
export function useEscapeInFields<Of extends HTMLElement>(onEscape: () => void) {
  const element = useRef<Of>(null);
  useEffect(() => {
    const within = element.current;
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isField = target instanceof Element && target.matches('input, textarea, select');
      if (key === 'Escape' && isField && !defaultPrevented) onEscape();
    };
    within?.addEventListener('keydown', press);
    return () => within?.removeEventListener('keydown', press);
  }, [onEscape]);
  return element;
}
