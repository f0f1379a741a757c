import { useEffect, useRef } from 'react';

/** How far one must scroll back before the bar returns: a shaking thumb is no wish. */
const slackPx = 8;

/**
 * Marks the bar `data-stuck` once the strip has left, and `data-away` while one scrolls down. Only attributes change,
 * so that scrolling renders nothing.
 */
export function useBarOnScroll() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const element = bar.current;
      if (!element) return;
      const top = window.scrollY;
      element.toggleAttribute('data-stuck', element.offsetTop > 40);
      if (Math.abs(top - last) < slackPx) return;
      const isGoingDown = top > last && top > element.offsetHeight;
      element.toggleAttribute('data-away', isGoingDown && !element.contains(document.activeElement));
      last = top;
    }
    const show = () => bar.current?.removeAttribute('data-away');
    const element = bar.current;
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    element?.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', follow);
      element?.removeEventListener('focusin', show);
    };
  }, []);
  return bar;
}
