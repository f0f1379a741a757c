/** Scrolling less than this is ignored as a shaking thumb. */
const slackPx = 8;

/** Reports the scrolling direction after each scroll beyond `slackPx`. Returns a function that stops watching. */
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
