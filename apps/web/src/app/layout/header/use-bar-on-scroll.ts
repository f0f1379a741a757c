import { useEffect, useRef } from 'react';
import { watchScrolling } from '../watch-scrolling.ts';

/**
 * Marks the bar `data-stuck` once the strip has scrolled out of view, and `data-away` while the visitor scrolls down.
 * Only attributes change, so scrolling does not re-render.
 */
export function useBarOnScroll() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const stick = () => element.toggleAttribute('data-stuck', element.offsetTop > 40);
    const show = () => element.removeAttribute('data-away');
    const stopWatching = watchScrolling((isReadingOn) => {
      const isPast = window.scrollY > element.offsetHeight;
      element.toggleAttribute('data-away', isReadingOn && isPast && !element.contains(document.activeElement));
    });
    stick();
    window.addEventListener('scroll', stick, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      stopWatching();
      window.removeEventListener('scroll', stick);
      element.removeEventListener('focusin', show);
    };
  }, []);
  return bar;
}
