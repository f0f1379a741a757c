/** How far one must scroll for it to count: a shaking thumb is no wish. */
const slackPx = 8;

/** Calls back with whether one reads on (scrolls down) at each scroll that is far enough. Gives the way to stop. */
export function watchScrolling(onScroll: (isReadingOn: boolean) => void): () => void {
  let last = window.scrollY;
  function follow() {
    const top = window.scrollY;
    if (Math.abs(top - last) < slackPx) return;
    onScroll(top > last);
    last = top;
  }
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}
